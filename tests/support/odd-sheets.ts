import { writeZip } from '#server/sheets/zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Parts = { rows: string; texts?: string; styles?: string; book?: string; prefix?: string; others?: Record<string, string> };

/** An archive of these files. */
export async function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of writeZip(Object.entries(files).map(([name, text]) => ({ name, parts: [text] })))) parts.push(part);
  return Uint8Array.from(Buffer.concat(parts));
}

/** A workbook of one sheet, of XML as other programs write it. */
export function bookOf({
  rows,
  texts = '',
  styles = '',
  book = '',
  prefix = '',
  others = {},
}: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const namespace = prefix === '' ? `xmlns="${main}"` : `xmlns:${prefix.slice(0, -1)}="${main}"`;
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}">${book}<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `<${prefix}worksheet ${namespace}><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`,
    ...others,
  });
}

/** A row of texts, each in its cell. */
export const rowOf = (...texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

/** A workbook of these sheets, in their order. */
export function sheetsOf(sheets: readonly { name: string; rows: string; state?: 'hidden' | 'veryHidden' }[]) {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const tags = numbered.map(
    ({ name, state, number }) => `<sheet name="${name}" ${state ? `state="${state}" ` : ''}r:id="rId${number}"/>`,
  );
  const targets = numbered.map(({ number }) => `<Relationship Id="rId${number}" Target="worksheets/sheet${number}.xml"/>`);
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(
      numbered.map(({ rows, number }) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}
