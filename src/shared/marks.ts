/** The five tone marks and four letter marks of Vietnamese, in the order a school book lists them. */
export const markNames = ['sac', 'huyen', 'hoi', 'nga', 'nang', 'breve', 'circumflex', 'horn', 'bar'] as const;

export type MarkName = (typeof markNames)[number];

const paths: Record<MarkName, string> = {
  sac: 'M60 2 97 18C79 48 54 76 21 99L4 83C27 60 46 34 60 2Z',
  huyen: 'M40 2 3 18C21 48 46 76 79 99L96 83C73 60 54 34 40 2Z',
  hoi: 'M6 39C7 15 24 1 50 1C78 1 95 16 95 41C95 61 85 72 72 81C65 86 60 91 57 99L31 93C34 77 43 68 54 60C62 54 66 49 66 41C66 33 60 28 50 28C40 28 34 34 32 44Z',
  nga: 'M1 64C4 37 16 20 34 20C54 20 59 49 71 49C77 49 80 43 81 29L99 36C96 63 84 80 66 80C46 80 41 51 29 51C23 51 20 57 19 71Z',
  nang: 'M50 3C76 3 97 24 97 50C97 76 76 97 50 97C24 97 3 76 3 50C3 24 24 3 50 3Z',
  breve: 'M1 22C3 58 21 83 50 83C79 83 97 58 99 22L79 19C76 40 66 50 50 50C34 50 24 40 21 19Z',
  circumflex: 'M38 16 62 16C72 36 85 51 99 64L84 84C70 74 58 61 50 46C42 61 30 74 16 84L1 64C15 51 28 36 38 16Z',
  horn: 'M60 2 98 4C97 61 63 96 6 98L2 76C43 71 62 47 60 2Z',
  bar: 'M5 36 99 33 95 64 1 67Z',
};

/** The `d` of a mark as a solid shape on a square of 0 to 100; absolute M, L, C and Z only. */
export const markPath = (name: MarkName): string => paths[name];

/** The logo on the same square: a dot under a roof, nặng under circumflex. */
export const logoRoofPath = 'M38 2 62 2C72 19 85 31 99 40L86 62C71 54 59 44 50 31C41 44 29 54 14 62L1 40C15 31 28 19 38 2Z';
export const logoDotPath = 'M50 58C61 58 70 67 70 78C70 89 61 98 50 98C39 98 30 89 30 78C30 67 39 58 50 58Z';
export const logoPath = logoRoofPath + logoDotPath;
