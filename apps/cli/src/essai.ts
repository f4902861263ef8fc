import { Readable, Writable } from 'node:stream';
import { lancer } from './lancer.ts';

/** Runs a command on a text, as a terminal would. For the tests. */
export async function essayer(args: string[], entree = '', environnement: Record<string, string> = {}) {
  const sortie = recueillir();
  const erreur = recueillir();
  const code = await lancer(args, {
    entree: Readable.from([entree]),
    sortie: sortie.flux,
    erreur: erreur.flux,
    environnement,
  });
  return { code, sortie: sortie.texte(), erreur: erreur.texte(), lignes: sortie.texte().split('\n').filter(Boolean) };
}

function recueillir() {
  const morceaux: string[] = [];
  const flux = new Writable({
    write(morceau, _encodage, suite) {
      morceaux.push(String(morceau));
      suite();
    },
  });
  return { flux, texte: () => morceaux.join('') };
}
