import { afterEach, describe, expect, it, vi } from 'vitest';
import { descriptions } from '#shared/content-types/index.ts';
import { createRecord } from './remote.ts';
import { formFields } from './values.ts';
import { startWork, withInput } from './work.ts';

const bodies: unknown[] = [];
const sentSlug = () => {
  const body = bodies.at(-1);
  return body instanceof FormData ? body.get('slug') : ((body as Record<string, unknown>)['slug'] ?? null);
};

describe.each(descriptions.filter((each) => formFields(each).some(({ name }) => name === 'slug')))(
  'the form of a new $noun',
  (description) => {
    afterEach(() => vi.unstubAllGlobals());
    const named = withInput(description, {}, startWork(description, null), description.title, 'Tên đã có');
    const create = async ({ values }: typeof named) => {
      vi.stubGlobal('localStorage', { getItem: () => null });
      vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
        bodies.push(typeof body === 'string' ? JSON.parse(body) : body);
        return Response.json({ success: true, data: { id: 1, version: 1 } });
      });
      await createRecord(description, values);
    };

    it('shows a slug that it leaves to the server to make, and to number where it is taken', async () => {
      expect(named.values['slug']).toEqual({ text: 'ten-da-co', typed: false });
      await create(named);
      expect(sentSlug()).toBeNull();
    });

    it('sends the slug that was typed', async () => {
      await create(withInput(description, {}, named, 'slug', { text: 'ten-rieng', typed: true }));
      expect(sentSlug()).toBe('ten-rieng');
    });
  },
);
