/** How wide the widest copy of a picture is stored: more would be thrown away when it arrives. */
const widest = 1920;

/** Tried from the best on. */
const qualities = [0.9, 0.82, 0.74];

/** By how much the sides shrink when no quality will do, and how often at most. */
const step = 0.8;
const mostSteps = 8;

/** What may be see-through keeps that; whoever cannot write WebP gets a JPEG on white. */
const maybeClear: ReadonlySet<string> = new Set(['image/png', 'image/webp', 'image/gif', 'image/avif']);

export type Shrunk = { blob: Blob; ending: 'jpg' | 'webp' };

/**
 * The same picture in at most so many bytes, upright and as wide as it is stored at most; null where this browser cannot read
 * it. Runs in a worker and beside the page alike.
 */
export async function shrinkTo(file: Blob, maxBytes: number): Promise<Shrunk | null> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (whole === null) return null;
  let { width, height } = fitting(whole);
  let drawn = halved(whole, width);
  const wanted = maybeClear.has(file.type) ? 'image/webp' : 'image/jpeg';
  for (let tries = 0; tries < mostSteps; tries += 1) {
    const canvas = drawnAs(drawn, { width, height }, wanted === 'image/jpeg');
    for (const quality of qualities) {
      const blob = await encoded(canvas, wanted, quality);
      if (blob.size <= maxBytes) return { blob, ending: blob.type === 'image/webp' ? 'webp' : 'jpg' };
    }
    drawn = canvas;
    width = Math.max(1, Math.round(width * step));
    height = Math.max(1, Math.round(height * step));
  }
  return null;
}

function fitting({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, widest / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Halved until the next half would be too narrow: a canvas that shrinks by more in one go drops pixels. */
function halved(source: ImageBitmap | OffscreenCanvas, width: number): ImageBitmap | OffscreenCanvas {
  let drawn = source;
  while (drawn.width / 2 >= width)
    drawn = drawnAs(drawn, { width: Math.floor(drawn.width / 2), height: Math.floor(drawn.height / 2) }, false);
  return drawn;
}

function drawnAs(source: CanvasImageSource, size: { width: number; height: number }, opaque: boolean): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, size.width), Math.max(1, size.height));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  pen.imageSmoothingQuality = 'high';
  if (opaque) {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A browser that cannot write the wanted format writes PNG, which is no smaller. */
async function encoded(canvas: OffscreenCanvas, type: string, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type, quality });
  if (blob.type === type) return blob;
  return drawnAs(canvas, canvas, true).convertToBlob({ type: 'image/jpeg', quality });
}
