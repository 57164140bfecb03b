import { describe, expect, it } from 'vitest';
import { pagePolicy, quietPolicy, uploadPolicy } from './content-policy.ts';

const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((part) => part.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

describe('the policy of a page that is kept', () => {
  const policy = pagePolicy({ texts: ['alert(1)', 'alert(2)', 'alert(1)'] }, 'https://truong.example');

  it('lets its own inline scripts run, each told once by its contents', () => {
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "'sha256-4axlHpxgDbFzJObpXPFZgZhULrEGgJiud3OwxN9unHg='",
    ]);
  });

  it('takes style elements and framed sites from no stranger, and leaves plugins, bases and forms of others out', () => {
    expect(directive(policy, 'style-src')).toEqual(["'self'"]);
    expect(directive(policy, 'frame-src')).toEqual(["'self'", 'https://www.youtube-nocookie.com']);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(directive(policy, name)).toEqual(["'self'"]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
  });

  it('asks for https where visitors come by https, and only there', () => {
    expect(directive(policy, 'upgrade-insecure-requests')).toEqual([]);
    for (const origin of ['', 'http://127.0.0.1:3000'])
      expect(directive(pagePolicy({ texts: [] }, origin), 'upgrade-insecure-requests')).toBeUndefined();
  });
});

it('the back office marks its scripts and styles alike, and takes no other style in a page', () => {
  const policy = pagePolicy({ nonce: 'abc' }, '');
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(directive(policy, 'style-src-attr')).toBeUndefined();
});

it('no policy lets every inline script run, or makes scripts from text', () => {
  for (const policy of [
    pagePolicy({ texts: ['a'] }, ''),
    pagePolicy({ nonce: 'a' }, '', 'https://anh.example'),
    quietPolicy,
    uploadPolicy,
  ]) {
    const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src') ?? [];
    expect(scripts.filter((source) => !/^'(self|none|nonce-\w+|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
  }
});
