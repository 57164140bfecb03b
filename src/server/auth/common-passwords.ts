let loading: Promise<ReadonlySet<string>> | undefined;

/** What is common here and missing in a list made from leaks of other countries. */
const vietnamese = [
  'matkhau123',
  'matkhau1234',
  'matkhau12345',
  'matkhau123456',
  'anhyeuem123',
  'anhyeuemnhieu',
  'emyeuanh123',
  'yeuemnhieu',
  'vietnam123',
  'vietnam1234',
  'vietnamvodich',
  'khongbiet123',
  'khongcopass',
  'khongcomatkhau',
  'quantrivien',
  'quantri123',
  'admin12345',
  'admin123456',
  'administrator',
  'dangnhap123',
  'conyeubame',
  'chaobuoisang',
];

/** Whether a password is among those that are tried first. The list is read with the first question, and takes 0.2 MB from then on. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.normalize('NFC').toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are refused for their length.
  return new Set([...dictionary['passwords-common'].filter((each) => each.length >= 10), ...vietnamese]);
}
