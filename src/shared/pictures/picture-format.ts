/** A format of pictures. `saveAs` is set where we do not take it, and says what to save it as instead. */
export type PictureFormat = {
  name: string;
  saveAs?: 'JPEG' | 'PNG hoặc JPEG';
  /** Media types, and endings of file names: what is left to judge by when a file cannot be read. */
  types: readonly string[];
  endings: readonly string[];
};

const formats = {
  jpeg: { name: 'JPEG', types: ['image/jpeg'], endings: ['jpg', 'jpeg', 'jfif'] },
  png: { name: 'PNG', types: ['image/png'], endings: ['png'] },
  webp: { name: 'WebP', types: ['image/webp'], endings: ['webp'] },
  gif: { name: 'GIF', types: ['image/gif'], endings: ['gif'] },
  avif: { name: 'AVIF', types: ['image/avif'], endings: ['avif'] },
  heic: { name: 'HEIC', saveAs: 'JPEG', types: ['image/heic', 'image/heif'], endings: ['heic', 'heif'] },
  tiff: { name: 'TIFF', saveAs: 'JPEG', types: ['image/tiff'], endings: ['tif', 'tiff'] },
  jpegXl: { name: 'JPEG XL', saveAs: 'JPEG', types: ['image/jxl'], endings: ['jxl'] },
  jpeg2000: { name: 'JPEG 2000', saveAs: 'JPEG', types: ['image/jp2', 'image/jpx'], endings: ['jp2', 'j2k', 'jpx'] },
  bmp: { name: 'BMP', saveAs: 'PNG hoặc JPEG', types: ['image/bmp', 'image/x-ms-bmp'], endings: ['bmp'] },
  svg: { name: 'SVG', saveAs: 'PNG hoặc JPEG', types: ['image/svg+xml'], endings: ['svg'] },
  psd: { name: 'PSD', saveAs: 'PNG hoặc JPEG', types: ['image/vnd.adobe.photoshop'], endings: ['psd', 'psb'] },
  ico: { name: 'ICO', saveAs: 'PNG hoặc JPEG', types: ['image/x-icon', 'image/vnd.microsoft.icon'], endings: ['ico'] },
} as const satisfies Readonly<Record<string, PictureFormat>>;

const all: readonly PictureFormat[] = Object.values(formats);

/** The media types of what we take. */
export const takenTypes: readonly string[] = all.flatMap(({ saveAs, types }) => (saveAs === undefined ? types : []));

/** How many bytes of a file's beginning its format is told by: the prolog of an SVG is the longest way to it. */
export const formatBytes = 4096;

/** Why a file of this format cannot be taken, or null; the format null is that of no picture. */
export function formatRefusal(format: PictureFormat | null): string | null {
  if (format === null) return 'Chỉ được chọn file ảnh';
  return format.saveAs === undefined ? null : `Ảnh ${format.name} chưa dùng được: hãy lưu thành ${format.saveAs}`;
}

/** The format of a file by the bytes it begins with, whatever its name says; null when it is no picture. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  const begins = (text: string, at = 0) => latin(bytes, at, at + text.length) === text;
  if (begins('\xff\xd8\xff')) return formats.jpeg;
  if (begins('\x89PNG\r\n\x1a\n')) return formats.png;
  if (begins('RIFF') && begins('WEBP', 8)) return formats.webp;
  if (begins('GIF87a') || begins('GIF89a')) return formats.gif;
  if (begins('ftyp', 4)) return formatOfBrands(bytes);
  if (begins('II*\0') || begins('MM\0*') || begins('II+\0') || begins('MM\0+')) return formats.tiff;
  if (begins('\xff\x0a') || begins('\0\0\0\x0cJXL \r\n\x87\n')) return formats.jpegXl;
  if (begins('\0\0\0\x0cjP  \r\n\x87\n') || begins('\xff\x4f\xff\x51')) return formats.jpeg2000;
  if (begins('8BPS')) return formats.psd;
  if (begins('\0\0\x01\0')) return formats.ico;
  // A text may begin with these two letters as well; four bytes that a BMP leaves empty tell them apart.
  if (begins('BM') && begins('\0\0\0\0', 6)) return formats.bmp;
  return isSvg(bytes) ? formats.svg : null;
}

/** The format that a name and a media type claim, for a file whose bytes cannot be read. */
export function claimedFormat(fileName: string, mediaType: string): PictureFormat | null {
  const ending = /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? '';
  return all.find(({ types, endings }) => types.includes(mediaType.toLowerCase()) || endings.includes(ending)) ?? null;
}

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * AVIF and HEIC share their container with each other and with videos. Its first box names a main brand
 * and then those the file also keeps to; the first that means one of the two decides, since 'mif1' and
 * 'miaf', which both kinds name, mean either.
 */
function formatOfBrands(bytes: Uint8Array): PictureFormat | null {
  if (bytes.length < 16) return null;
  const size = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), bytes.length, 256);
  const brands: string[] = [];
  // Between the main brand and the others stands a version number.
  for (let at = 8; at + 4 <= size; at += at === 8 ? 8 : 4) brands.push(latin(bytes, at, at + 4));
  const telling = brands.find((brand) => /^(avi[fs]|he[iv][cmsx])$/.test(brand));
  if (telling !== undefined) return telling.startsWith('avi') ? formats.avif : formats.heic;
  return brands.some((brand) => brand === 'mif1' || brand === 'msf1') ? formats.heic : null;
}

/** Whether the first element of a text is <svg>, after whatever an XML file may say before it. */
function isSvg(bytes: Uint8Array): boolean {
  let text = latin(bytes, 0, formatBytes)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  for (;;) {
    const end = text.startsWith('<?') ? '?>' : text.startsWith('<!--') ? '-->' : /^<!doctype svg\b/i.test(text) ? '>' : null;
    if (end === null) return /^<svg[\s>]/i.test(text);
    const at = text.indexOf(end);
    if (at === -1) return false;
    text = text.slice(at + end.length).trimStart();
  }
}
