import { Hono } from 'hono';
import { Refusal } from '#server/http/errors.ts';
import { uploadPolicy } from '#server/http/content-policy.ts';
import type { Files } from './files.ts';

const namePattern = /^[a-z0-9]+-\d+\.webp$/;

/** `/uploads/{name}`: the bytes under a name never change, so that caches may keep them for a year. */
export function uploads(files: Files): Hono {
  const router = new Hono();
  router.get('/:name', async (context) => {
    const name = context.req.param('name');
    const file = namePattern.test(name) ? await files.get(name) : null;
    if (file === null) throw new Refusal(404, 'Không tìm thấy ảnh.', {}, { 'Cache-Control': 'no-store' });
    return context.body(file.body, 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Content-Security-Policy': uploadPolicy,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  return router;
}
