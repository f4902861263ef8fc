import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What a cell holds. A text is never a formula; a number is one that a spreadsheet adds up. */
export type SheetCell = string | number | null;

/** How the numbers of a column are shown. */
export type ColumnFormat = 'text' | 'euros' | 'rate';

export interface SheetColumn {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly format: ColumnFormat;
}

const HEADING = 1;
const STYLES: Readonly<Record<ColumnFormat, number>> = { text: 0, euros: 2, rate: 3 };
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything of the workbook but its rows. */
const AROUND: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="0\\ %"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const workbook = (name: string): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex -- those are what it takes out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}

function cell(value: SheetCell, style: number): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

const row = (cells: readonly SheetCell[], styleOf: (column: number) => number): string =>
  `<row>${cells.map((value, i) => cell(value, styleOf(i))).join('')}</row>`;

/**
 * A workbook of one sheet, written as its rows come: memory holds one batch of them, whatever their number.
 * @param batches rows by batches, each of as many cells as there are columns.
 */
export async function* streamWorkbook(
  name: string,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const [path, content] of Object.entries({ ...AROUND, 'xl/workbook.xml': workbook(name) })) {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(strToU8(PROLOGUE + content), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(sheet);
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const titles = row(
    columns.map(({ title }) => title),
    () => HEADING,
  );
  sheet.push(
    strToU8(
      `${PROLOGUE}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${titles}`,
    ),
  );
  const styles = columns.map(({ format }) => STYLES[format]);
  for await (const rows of batches) {
    sheet.push(strToU8(rows.map((cells) => row(cells, (i) => styles[i] ?? 0)).join('')));
    yield* written.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* written.splice(0);
}
