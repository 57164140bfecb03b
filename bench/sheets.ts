import { z } from 'zod';
import { department, career, major, majorGroup, position } from '#shared/content-types/index.ts';
import { connectForStart, type DatabaseAddress } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { watchPages, type BatchStep } from './batch.ts';
import { openBuiltSite } from './built-site.ts';
import { fillTable } from './fill.ts';
import { residentMegabytes } from './measured-process.ts';

export const sheetRows = 5_000;

export type SheetStep = BatchStep & { megabytes: number };

/** Subjects of a major out of a sheet: looked at, written, given out, and looked at again as a workbook. */
export async function benchSheets(address: DatabaseAddress, dataDir: string, env: Record<string, string>): Promise<SheetStep[]> {
  const db = connectForStart(address);
  await migrate(db, address.dialect);
  await db.transaction().execute(async (open) => {
    await fillTable(open, career, 3, {});
    await fillTable(open, department, 1, { nghe_nghiep_id: 1 });
    await fillTable(open, position, 5, { bo_phan_id: 1 });
    await fillTable(open, majorGroup, 1, {});
    await fillTable(open, major, 1, { group_id: 1 });
    for (const table of ['nghe_nghiep', 'nganh_hoc', 'nhom_nganh'] as const)
      await open.updateTable(table).set({ status: 1 }).execute();
  });
  const { name } = await db.selectFrom('nganh_hoc').select('name').executeTakeFirstOrThrow();
  await db.destroy();
  const site = await openBuiltSite(dataDir, { ADMIN_EMAIL: 'admin@example.com', DEMO_CONTENT: 'false', ...env }, 60_000);
  try {
    const login = await fetch(`${site.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'mot-mat-khau-du-dai' }),
    });
    const { token } = z.object({ data: z.object({ token: z.string() }) }).parse(await login.json()).data;
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = { Authorization: `Bearer ${token}`, ...init.headers };
      const answer = await fetch(`${site.url}/api/admin/mon-hoc/${path}`, { ...init, headers });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${new TextDecoder().decode(bytes).slice(0, 500)}`);
      return bytes;
    };
    const steps: SheetStep[] = [];
    const before = residentMegabytes(site.process);
    const measure = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const watch = await watchPages(site.url);
      let most = 0;
      const timer = setInterval(() => (most = Math.max(most, residentMegabytes(site.process))), 50);
      const start = performance.now();
      const done = await work();
      const ms = performance.now() - start;
      clearInterval(timer);
      steps.push({ name: what, ms, pages: await watch(), megabytes: most - before });
      console.error(JSON.stringify(steps.at(-1)));
      return done;
    };
    const planned = z.object({ data: z.object({ plan: z.string(), counts: z.record(z.string(), z.number()) }) });
    const look = async (file: string | Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('file', new File([file], 'mon-hoc'));
      return planned.parse(JSON.parse(new TextDecoder().decode(await call('import-plans', { method: 'POST', body: form })))).data;
    };
    const { plan } = await measure(`look at ${sheetRows} new rows`, () => look(sheetOf(name)));
    const json = { 'Content-Type': 'application/json' };
    await measure('write them', () => call('imports', { method: 'POST', headers: json, body: JSON.stringify({ plan }) }));
    const book = await measure('give them out as xlsx', () => call('export?format=xlsx'));
    const { counts } = await measure('look at that file', () => look(book));
    if (counts['same'] !== sheetRows) throw new Error(`The file should change nothing: ${JSON.stringify(counts)}`);
    const changed = await measure('look at a change of each', () => look(sheetOf(name, ' Đã sửa.')));
    await measure('write that', () =>
      call('imports', { method: 'POST', headers: json, body: JSON.stringify({ plan: changed.plan }) }),
    );
    return steps;
  } finally {
    await site.close();
  }
}

const sheetOf = (home: string, more = '') =>
  [
    'Ngành học;Tên;Slug;Mô tả ngắn;Tín chỉ;Học kỳ;Nên học trước;Mô tả chi tiết;Thứ tự',
    ...Array.from({ length: sheetRows }, (_, at) => {
      const text = `Người học tập vẽ, dựng mô hình và trình bày ý tưởng của mình trước lớp.${more}`;
      const first = at % 3 === 0 ? '' : `mon-so-${at - 1}`;
      return `${home};Môn số ${at};mon-so-${at};${text};${1 + (at % 4)};${1 + (at % 8)};${first};"## Nội dung\n${text} ${text}\n- một\n- hai";${at}`;
    }),
  ].join('\n');
