import type { Lien } from '@francis/fiscal/patrimoine';
import { lienAvecLui } from './partage-du-capital.ts';
import { decouper, lireListes } from './personnes-nommees.ts';

/** Somebody else than the speaker is named as the heir: « papi laisse 300 000 à ma mère », « mon fils hérite ». */
export interface HeritierNomme {
  readonly lien: Lien | undefined;
  /** Named, but the words do not say how they are related: « papi » may be the child's, or the speaker's own. */
  readonly inconnu: boolean;
}

const DONNE = new Set('laisse laissent legue leguent laisser leguer legues legue'.split(' '));
const VERS = new Set(['a', 'au', 'aux', 'pour']);
const RECOIT = new Set('herite heritent recoit recoivent recueille recueillent heritera heriteront'.split(' '));
/** Words between what is left and who has it. */
const PORTEE = 6;
/** Told by a child of whoever is told, or by the child's own parent. */
const FAMILIERS = new Set(['papi', 'papy', 'mamie', 'mamy', 'pepe', 'meme']);
const LES_MIENS = new Set(['mon', 'ma', 'mes', 'notre', 'nos']);

export function lireHeritierNomme(texte: string, qui: string | undefined): HeritierNomme | undefined {
  if (qui === undefined || qui === '') return undefined;
  const mots = decouper(texte);
  for (const dite of lireListes(mots)) {
    // « à ma mère, fille unique »: said of her.
    const liste = dite.filter((p) => mots[p.fin + 1] !== 'unique');
    const [premier] = liste;
    const dernier = liste.at(-1);
    if (premier === undefined || dernier === undefined || liste.some((p) => p.famille === 'moi')) continue;
    if (liste.some((p) => p.nom === qui) || !(LES_MIENS.has(premier.de ?? '') || premier.famille === 'union_libre'))
      continue;
    const avant = mots.slice(Math.max(0, premier.debut - PORTEE), premier.debut);
    const donnee = VERS.has(avant.at(-1) ?? '') && avant.some((mot) => DONNE.has(mot));
    const recoit = RECOIT.has(mots[dernier.fin + 1] ?? '');
    if (!donnee && !recoit) continue;
    const liens = new Set(liste.map((p) => lienAvecLui(p, qui, texte)));
    const [lien] = liens;
    const enfant = liste.some((p) => p.famille === 'enfant') && FAMILIERS.has(qui);
    return {
      lien: liens.size === 1 && !enfant ? lien : undefined,
      inconnu: liens.size !== 1 || enfant || lien === undefined,
    };
  }
  return undefined;
}
