/**
 * Gives the parts of these fields that have a media type, but not one of text, an empty file name. A form may carry a file
 * without a name (RFC 7578 §4.2), and docs/api.md promises to take a picture so: a client made from our OpenAPI document
 * knows its media type and need not invent a name. The platform's reader takes every part without a file name for text
 * and would lose its bytes.
 */
export function nameFiles(form: Buffer<ArrayBuffer>, header: string, fields: readonly string[]): Buffer<ArrayBuffer> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(header) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || fields.length === 0) return form;
  const delimiter = `--${boundary}\r\n`;
  const pieces: Buffer[] = [];
  let kept = 0;
  for (let at = form.indexOf(delimiter); at !== -1;) {
    const start = at + delimiter.length;
    const end = form.indexOf('\r\n\r\n', start);
    if (end === -1) break;
    const place = end - start < longestHead ? placeOfName(form.toString('latin1', start, end), fields) : null;
    if (place !== null) {
      pieces.push(form.subarray(kept, start + place), Buffer.from('; filename=""'));
      kept = start + place;
    }
    at = form.indexOf(delimiter, end);
  }
  return pieces.length === 0 ? form : Buffer.concat([...pieces, form.subarray(kept)]);
}

const longestHead = 4_096;

/** Where in the head of a part its file name is missing; null when it is not. */
function placeOfName(head: string, fields: readonly string[]): number | null {
  const [, type = 'text/plain'] = /^content-type:[ \t]*([^\s;]+)/im.exec(head) ?? [];
  if (/^text\//i.test(type)) return null;
  const disposition = /^content-disposition:[ \t]*form-data\b[^\r\n]*/im.exec(head);
  if (disposition === null || /;[ \t]*filename\*?=/i.test(disposition[0])) return null;
  const name = /;[ \t]*name="([^"]*)"/i.exec(disposition[0]);
  if (name === null || !fields.includes(name[1] ?? '')) return null;
  return disposition.index + name.index + name[0].length;
}
