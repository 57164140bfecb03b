import { claimedFormat, formatBytes, formatOf, formatRefusal, type PictureFormat } from '#shared/pictures/picture-format.ts';

/** What can be done about a file that cannot be taken as it is. */
type Mend = 'shrink' | 'convert' | null;

export type Judged = { refusal: null } | { refusal: string; mend: Mend };

/** Why a file cannot be taken: what the server would answer, told before the file is sent. */
export async function judgeFile(file: File, maxMegabytes: number): Promise<Judged> {
  const found = await formatOfFile(file);
  const format = formatRefusal(found);
  if (format !== null) return { refusal: format, mend: found?.name === 'HEIC' ? 'convert' : null };
  return file.size > maxMegabytes * 1024 * 1024
    ? { refusal: `Ảnh quá lớn (tối đa ${maxMegabytes}MB)`, mend: 'shrink' }
    : { refusal: null };
}

async function formatOfFile(file: File): Promise<PictureFormat | null> {
  try {
    return formatOf(new Uint8Array(await file.slice(0, formatBytes).arrayBuffer()));
  } catch {
    // Some programs hand over a file that a browser may name and send, but not look into.
    return claimedFormat(file.name, file.type);
  }
}

/** Loaded with the first picture that needs it. */
export const shrink = async (file: File, maxMegabytes: number): Promise<File | null> => {
  const parts = await import('./shrink-picture.ts').catch(() => null);
  return parts === null ? null : parts.shrinkPicture(file, maxMegabytes);
};

export const pictureFileTexts = {
  shrink: 'Thu nhỏ ảnh này',
  shrinking: 'Đang thu nhỏ ảnh...',
  converting: 'Đang chuyển ảnh HEIC sang JPEG...',
  cannotShrink: 'Không thu nhỏ được ảnh này: tệp bị hỏng hoặc trình duyệt không đọc được.',
  heic: 'Ảnh HEIC: trên iPhone chọn Cài đặt > Camera > Định dạng > Tương thích nhất rồi chụp lại, hoặc gửi ảnh sang máy tính và lưu thành JPEG.',
} as const;

export function sizeOf(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)}KB`;
  return `${(bytes / 1024 / 1024).toLocaleString('vi-VN', { maximumFractionDigits: 1 })}MB`;
}
