import { expect, test } from 'vitest';
import { targetOf } from './path.ts';

test.each(['/', '//', '///', '/\\', '//evil.test', '/%', 'https://[', ''])(
  'l’adresse demandée « %s » se lit sans échouer, telle qu’elle est',
  (url) => {
    expect(targetOf(url).pathname).toBe(url);
    expect(targetOf(`${url}?a=1&b=%`)).toEqual({ pathname: url, searchParams: new URLSearchParams('a=1&b=%') });
  },
);
