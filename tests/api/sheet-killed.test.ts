import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { SheetPlan } from '#shared/answers/sheets.ts';
import { adminEmail, adminPassword, startSite } from '../../trials/site-process.ts';
import { scratchDir } from '../support/scratch.ts';

const rows = 2_000;

it('an import whose process is killed has written all of its rows or none', { timeout: 180_000 }, async () => {
  const dir = mkdtempSync(join(scratchDir(), 'huong-nghiep-sheet-killed-'));
  const counts = () => {
    const db = new Sqlite(join(dir, 'site.sqlite'), { readonly: true });
    const count = (sql: string) => db.prepare(sql).pluck().get() as number;
    const found = {
      records: count('select count(*) from danh_muc'),
      journal: count(`select count(*) from journal where action = 'create'`),
      done: count(`select count(*) from sheet_plan where state = 'done'`),
      damage: db.pragma('quick_check', { simple: true }),
    };
    db.close();
    return found;
  };
  try {
    const outcomes: string[] = [];
    let before = 0;
    for (const [round, wait] of [30, 150].entries()) {
      const site = await startSite(dir, { DEMO_CONTENT: 'false' });
      const call = async <Data>(path: string, body: FormData | object, token?: string): Promise<{ data: Data }> => {
        const isForm = body instanceof FormData;
        const answer = await fetch(`${site.origin}/api/admin/${path}`, {
          method: 'POST',
          body: isForm ? body : JSON.stringify(body),
          headers: {
            ...(!isForm && { 'Content-Type': 'application/json' }),
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
        });
        const told = (await answer.json()) as { data: Data };
        if (!answer.ok) throw new Error(JSON.stringify(told).slice(0, 500));
        return told;
      };
      const { token } = (await call<{ token: string }>('login', { email: adminEmail, password: adminPassword })).data;
      const form = new FormData();
      const names = Array.from({ length: rows }, (_, index) => `Danh mục ${round} ${index}`);
      form.set('file', new File([['Tên', ...names].join('\n')], 'danh-muc.csv'));
      const { plan, counts: looked } = (await call<SheetPlan>('danh-muc/import-plans', form, token)).data;
      expect(looked).toEqual({ create: rows, update: 0, same: 0, refused: 0 });
      const writing = call('danh-muc/imports', { plan }, token).then(
        () => 'answered',
        () => 'cut off',
      );
      await Promise.race([writing, delay(wait)]);
      await site.end('SIGKILL');
      const outcome = await writing;
      outcomes.push(outcome);
      const after = counts();
      const written = after.records - before;
      expect([0, rows]).toContain(written);
      if (outcome === 'answered') expect(written).toBe(rows);
      expect(after).toMatchObject({ damage: 'ok', journal: after.records });
      before = after.records;
    }
    expect(outcomes).toContain('cut off');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
