import { motsDits } from '@francis/lecture';
import type { EntreeSuccession as Entree } from './entree-succession.ts';
import { lireEnumeration } from './heritiers-enumeres.ts';
import { MOI_ET_UN_PROCHE } from './moi-et-un-proche.ts';
import { decouper, lireListes } from './personnes-nommees.ts';

/** « ma sœur et moi héritons »: two heirs. */
const FRATRIE = motsDits(
  `${MOI_ET_UN_PROCHE}|j'herite avec mon frere|j'herite avec ma soeur|nous sommes 2|on est 2|a nous 2`,
);

/** « elle m’a légué 45 000 € »: what the will gives to who asks, whoever the others are. */
const LEGUE_A_MOI = motsDits(
  "m'a legue|m'a leguee|m'a legues|me legue|m'avait legue|m'a laisse par testament|me laisse par testament|m'a laissee par testament|m'a fait un legs",
);

export const estLegueAMoi = (texte: string): boolean => LEGUE_A_MOI.test(texte) && !FRATRIE.test(texte);

/** How many share an estate, when the words count them. */
export function lireNombre(texte: string, lien?: Entree['lien']): number | undefined {
  const dits = ditsEnTout(texte);
  if (dits !== undefined) return dits;
  if (estLegueAMoi(texte)) return 1;
  const enumeres = lireEnumeration(texte);
  // « mes 2 frères et sœurs et moi »: one count for both words.
  const fratrieNombreuse = /\bmes (\d) (?:freres? et soeurs?|soeurs? et freres?) et moi\b/.exec(texte)?.[1];
  if (fratrieNombreuse !== undefined) return Number(fratrieNombreuse) + 1;
  if (enumeres !== undefined && (enumeres.fratrie > 0 || enumeres.parents > 0)) return enumeres.fratrie + 1;
  const m =
    /\b(\d{1,2}) (enfants|fils|filles|heritiers|freres|soeurs|freres et soeurs|neveux|nieces|petits-enfants)\b/.exec(
      texte,
    );
  // « succession entre 2 soeurs »: the one who died may be one of them.
  if (m && heritentAuTitre(m[2] ?? '', lien))
    return texte.slice(0, m.index).endsWith('entre ') ? undefined : Number(m[1]);
  if (
    motsDits(
      'enfant unique|fils unique|fille unique|seule enfant|seule heritiere|seule heritier|seule fils|seule fille|seul enfant|seul heritiere|seul heritier|seul fils|seul fille|unique heritiere|unique heritier',
    ).test(texte)
  )
    return 1;
  if (FRATRIE.test(texte)) return 2;
  const avec =
    motsDits('mes freres|mes soeurs|mon frere|ma soeur').test(texte) &&
    motsDits('mon pere|ma mere|mes parents').test(texte);
  const fratrie =
    motsDits('avec mon frere|avec ma soeur|et mon frere|et ma soeur').test(texte) ||
    motsDits('mon frere et moi|ma soeur et moi').test(texte);
  return fratrie && (avec || (lien !== undefined && lien !== 'frere_soeur')) ? 2 : undefined;
}

const ENFANTS = new Set(['enfants', 'fils', 'filles']);
/** « ma tante m’a légué… j’ai deux enfants »: children of somebody else than who leaves are no heirs. */
const heritentAuTitre = (nom: string, lien: Entree['lien'] | undefined): boolean =>
  lien === undefined || lien === 'enfant' || lien === 'petit_enfant' || !ENFANTS.has(nom);

/** « on est trois à hériter », « nous restons 4 »: those who speak are counted with the others. */
export function ditsEnTout(texte: string): number | undefined {
  const mots = decouper(texte);
  const rang = mots.findIndex((mot, i) => ETRE.has(`${mot} ${mots[i + 1] ?? ''}`) && Number(mots[i + 2]) > 1);
  const nombre = Number(mots[rang + 2]);
  return rang < 0 || !Number.isInteger(nombre) || nombre > PERSONNES_MAX || mots[rang + 3] === 'ans'
    ? undefined
    : nombre;
}
const ETRE = new Set(['on est', 'nous sommes', 'nous restons', 'on reste', 'heritons a', 'herite a']);
const PERSONNES_MAX = 12;

const HANDICAPES = ['handicap', 'invalid', 'infirm'];
const PORTEE = 4;
const INCISE = 14;
const ET_MOI = motsDits('et moi heritons|et moi nous heritons|et moi herite|et moi|moi et mon frere|moi et ma soeur');
const feminin = (nom: string): boolean => nom.startsWith('soeur') || nom === 'frangine';

/** « ma sœur et moi […] mon frère est handicapé »: somebody else than those who were counted. */
export function unAutreEstHandicape(texte: string): boolean {
  const mots = decouper(texte);
  const fratrie = lireListes(mots)
    .flat()
    .filter((p) => p.famille === 'fratrie');
  const dit = fratrie.find((p) =>
    mots.slice(p.fin + 1, p.fin + PORTEE).some((mot) => HANDICAPES.some((debut) => mot.startsWith(debut))),
  );
  // « mon frère, titulaire d’une RQTH, et moi »: what is told in between is told of him.
  const [seul] = fratrie;
  if (fratrie.length === 1 && seul !== undefined && ET_MOI.test(texte))
    return mots.slice(seul.fin + 1, seul.fin + INCISE).some((mot) => HANDICAPES.some((debut) => mot.startsWith(debut)));
  const autres = fratrie.filter((p) => p !== dit);
  return dit !== undefined && autres.length > 0 && autres.every((p) => feminin(p.nom) !== feminin(dit.nom));
}
