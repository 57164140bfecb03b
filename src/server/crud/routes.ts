import { type Context, Hono } from 'hono';
import type { Description } from '#shared/content-types/description.ts';
import { nounTexts, texts } from '#shared/texts.ts';
import type { SignedIn } from '#server/auth/guard.ts';
import { notFound, unprocessable } from '#server/http/errors.ts';
import { childrenOf, slotsOf } from '#server/content-types/index.ts';
import { tooLarge } from '#server/media/accept.ts';
import { deleteRecord } from './change.ts';
import type { Content } from './content.ts';
import { readBody } from '#server/http/body.ts';
import { queryOf } from '#server/http/percent-encoding.ts';
import { readDetail } from './detail.ts';
import { readDropdown, readList } from './list.ts';
import { readId, readListQuery } from './list-query.ts';
import { noVersion, readValues, readVersion } from './read-values.ts';
import { fieldsOfKind } from './record.ts';
import { createAsked, updateAsked } from './save.ts';

type Caller = Context<SignedIn>;

/** Records that others hang on are offered in a dropdown. A resource that hangs on itself reads its list instead. */
export const hasDropdown = (resource: Description) => childrenOf(resource).some((child) => child.resource !== resource);

/** The administrator's calls of one resource, below /admin/{path}. */
export function recordRoutes(parts: Content, resource: Description): Hono<SignedIn> {
  const router = new Hono<SignedIn>();
  const { db } = parts;
  const picture = Object.values(resource.fields).find((field) => field.kind === 'image');
  const reading = { tooLarge: picture && tooLarge(picture.maxMegabytes), pictures: fieldsOfKind(resource.fields, 'image') };
  const said = nounTexts(resource.noun);
  const { presentDetail } = slotsOf(resource);
  const asCaller = (context: Caller): Content => ({ ...parts, by: context.get('admin').id });

  const idOf = (context: Caller): number => {
    const id = readId(context.req.param('id') ?? '');
    if (id === undefined) throw notFound(said.notFound);
    return id;
  };
  const detail = async (id: number) => {
    const data = await readDetail(db, resource, id);
    if (data === null) throw notFound(said.notFound);
    return data;
  };

  router.get('/all', async (context) => {
    const given = queryOf(context.req.url);
    const query = readListQuery(resource, (key) => given.getAll(key));
    return context.json({ success: true, ...(await readList(db, resource, query)) });
  });

  if (hasDropdown(resource)) {
    router.get('/dropdown', async (context) => {
      const given = queryOf(context.req.url);
      const query = readListQuery(resource, (key) => given.getAll(key));
      return context.json({ success: true, data: await readDropdown(db, resource, query) });
    });
  }

  router.get('/:id{\\d+}', async (context) => {
    const record = await detail(idOf(context));
    return context.json({ success: true, data: presentDetail ? presentDetail(record) : record });
  });

  router.post('/', async (context) => {
    const asked = readValues(resource, await readBody(context, reading), true);
    const id = await createAsked(asCaller(context), resource, asked);
    return context.json({ success: true, data: await detail(id), message: said.created }, 201);
  });

  router.put('/:id{\\d+}', async (context) => {
    const id = idOf(context);
    const asked = readValues(resource, await readBody(context, reading), false);
    await updateAsked(asCaller(context), resource, id, asked);
    return context.json({ success: true, data: await detail(id), message: said.updated });
  });

  router.delete('/:id{\\d+}', async (context) => {
    const id = idOf(context);
    const body = await readBody(context, { optional: true });
    const version = readVersion(queryOf(context.req.url).get('version') ?? body['version']);
    if (version === undefined) throw unprocessable({ version: [noVersion] });
    await deleteRecord(asCaller(context), resource, id, version);
    return context.json({ success: true, data: null, message: said.deleted });
  });

  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'image') continue;
    router.post(`/:id{\\d+}/${field.upload}`, async (context) => {
      const id = idOf(context);
      await detail(id);
      const body = await readBody(context, {
        types: ['multipart'],
        tooLarge: tooLarge(field.maxMegabytes),
        pictures: [name],
      });
      const own = Object.entries(body).filter(([key]) => key === name || key === 'version');
      const asked = readValues(resource, Object.fromEntries(own), false);
      if (!asked.pictures.has(name)) throw unprocessable({ [name]: asked.faults[name] ?? [texts.choosePicture] });
      await updateAsked(asCaller(context), resource, id, { ...asked, values: {} });
      return context.json({ success: true, data: await detail(id), message: texts.pictureUpdated });
    });
  }
  return router;
}
