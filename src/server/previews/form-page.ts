import type { FormPage } from '#shared/answers/journal.ts';
import { nounTexts } from '#shared/texts.ts';
import type { RecordType, WriteContext } from '#server/crud/model.ts';
import type { Values } from '#server/crud/record.ts';
import { readingOver } from '#server/database/reading-over.ts';
import { fairQueue } from '#server/http/fair-queue.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { showValues } from '#server/journal/show-draft.ts';
import { inProcessApi } from '#server/public/in-process-api.ts';
import type { Pages } from '#server/public/page-routes.ts';
import type { PublicApi } from '#server/public/public-api.ts';
import type { PagePath } from './previews.ts';

type Parts = { pages: Pages | null; publicCalls: PublicApi; pagePath: PagePath; publicUrl?: string | null | undefined };
export type MakeFormPage = ReturnType<typeof formPages>;

/** Scripts do nothing where it is shown, and attributes of style are put in place there by hand: its policy takes none as text. */
const asShown = (page: string) =>
  page.replaceAll(/<script\b[^]*?<\/script>/g, '').replaceAll(/(<[a-z][^<>]*? )style="/g, '$1data-style="');

/**
 * What makes the pages of what forms hold, one at a time, so that all who type at once leave the others most of the processor; each
 * account waits in a line of its own. Nothing of it is kept.
 */
export function formPages({ pages, publicCalls, pagePath, publicUrl }: Parts) {
  const queue = fairQueue({ concurrency: 1, maxWaiting: 20, patience: 5_000, holds: 5_000 });
  /** `id`: null of a new record. */
  return (content: WriteContext, type: RecordType, id: number | null, values: Values): Promise<FormPage> =>
    queue.run([String(content.by)], async () => {
      if (pages === null) throw notFound('Máy chủ này không dựng trang nên không xem trước được.');
      const { db, dialect, clock } = content;
      const shown = await showValues(content, type, id, values);
      if (shown === null) throw notFound(nounTexts(type.description.noun).notFound);
      const now = clock();
      return readingOver(db, dialect, shown.laid, async (laid) => {
        const reading = () => ({ db: laid, now, from: shown.from });
        const path = await pagePath(reading(), type, shown.id);
        const [address = '', anchor = ''] = path?.split('#') ?? [];
        const request = new Request(new URL(address, 'http://localhost'));
        const page = path && (await pages.render(request, inProcessApi(publicCalls, reading), publicUrl ?? '', true));
        if (!page || page.status !== 200)
          throw new Refusal(503, 'Chưa dựng được trang này. Bạn cứ gõ tiếp, trang sẽ được dựng lại.');
        return { html: asShown(await page.text()), anchor };
      });
    });
}
