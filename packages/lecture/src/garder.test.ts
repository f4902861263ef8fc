import { expect, it } from 'vitest';
import { garder } from './garder.ts';

it('ne refait pas ce qui vient d’être fait, et oublie ce qui a servi il y a le plus longtemps', () => {
  const faits: string[] = [];
  const majuscules = garder(
    2,
    (mot: string) => mot,
    (mot) => {
      faits.push(mot);
      return mot.toUpperCase();
    },
  );
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(majuscules)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(faits).toEqual(['a', 'b', 'c', 'b']);
});

it('garde aussi « rien », et ne garde pas ce qui a échoué', () => {
  let fois = 0;
  const rien = garder(
    2,
    (mot: string) => mot,
    (mot) => {
      fois += 1;
      if (mot === 'panne') throw new Error(mot);
      return undefined;
    },
  );
  expect([rien('a'), rien('a')]).toEqual([undefined, undefined]);
  expect(fois).toBe(1);
  expect(() => rien('panne')).toThrow('panne');
  expect(() => rien('panne')).toThrow('panne');
  expect(fois).toBe(3);
});
