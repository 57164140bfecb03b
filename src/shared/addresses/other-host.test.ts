import { expect, it } from 'vitest';
import { otherHost } from './other-host.ts';

const origins = ['https://truong.example', 'http://127.0.0.1:3000', ''];

it.each([
  ['/bai-viet', null],
  ['', null],
  ['https://truong.example/bai-viet?trang=2#dau', null],
  ['HTTP://WWW.Truong.Example', null],
  ['http://127.0.0.1:3000/mon-hoc', null],
  ['http://127.0.0.1:4000/mon-hoc', '127.0.0.1:4000'],
  ['https://bao.example/tin', 'bao.example'],
  ['https://truong.example.bao.example', 'truong.example.bao.example'],
])('%s leads to another host: %s', (link, host) => expect(otherHost(link, origins)).toBe(host));
