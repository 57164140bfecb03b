import { Resolver } from 'node:dns/promises';

/** Loaded before a site: it finds no other host, whatever machine the tests run on. */
const refuse = () => Promise.reject(Object.assign(new Error('No internet in tests.'), { code: 'ECONNREFUSED' }));

Object.assign(Resolver.prototype, { resolve4: refuse, resolve6: refuse });
