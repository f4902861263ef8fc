import { lireMotsDecisifs, motsDits } from '@francis/lecture';
import { type Faits, type FaitsPersonne, NATURES_REVENU, type NatureRevenu } from './faits.ts';
import { fusionner, sansRevenus } from './fusion.ts';

/** « et si… », « s’il… »: as the lexicon of a follow-up says it. */
const ESSAIS: ReadonlySet<string> = new Set(['essai', 'hypothese']);
const DEBUTS = ['si ', "s'il ", "s'ils "];
/** The same, after what is asked: « quel serait l’impôt si sa femme gagnait… ». */
const EN_CHEMIN = motsDits(
  'si moi|si il|si elle|si ils|si elles|si son mari|si sa femme|si son epoux|si son epouse|si son conjoint|si sa conjointe|si son partenaire|si sa partenaire|si le mari|si la femme|si le conjoint|si la conjointe|si l epouse|si l epoux|si le client|si la cliente|si mon client|si ma cliente|si monsieur|si madame',
);
const SALAIRE = motsDits('salaire|salaires|paie|paye|salarie|salariee|poste|cdi|cdd|embauche|embauchee');

/** Whether a normalised question supposes something, at its beginning or after what it asks. */
export const suppose = (texte: string): boolean =>
  DEBUTS.some((debut) => texte.startsWith(debut)) ||
  EN_CHEMIN.test(texte) ||
  lireMotsDecisifs(texte).some((mot) => ESSAIS.has(mot));

/** Whether an income of one person or of the other is said. */
export const aDesRevenus = ({ personne1, personne2 }: Faits): boolean =>
  personne1?.revenus !== undefined || personne2?.revenus !== undefined;

/** An income that comes beside those of before. */
const EN_PLUS = motsDits(
  'en plus|aussi|ajoute|ajoutait|gardant|garde|gardait|a cote|lance|lancait|cree|creait|loue|louait|vacations|complement|en parallele|les deux|reversion',
);
/** Who retires is paid no more. */
const FINI_PAR_LA_RETRAITE: NatureRevenu = 'salaires';

/** What somebody keeps of their incomes beside those that a try says: those of another nature that it comes in addition to. */
function gardesAvec(connue: FaitsPersonne, dite: FaitsPersonne, texte: string): FaitsPersonne {
  const enPlus = EN_PLUS.test(texte);
  const retraite = dite.revenus?.pensions_retraite !== undefined;
  if (!enPlus && !retraite) return sansRevenus(connue);
  const revenus: { -readonly [K in NatureRevenu]?: NonNullable<FaitsPersonne['revenus']>[K] } = {};
  for (const nature of NATURES_REVENU) {
    const finie = retraite && !enPlus && nature === FINI_PAR_LA_RETRAITE;
    if (connue.revenus?.[nature] && dite.revenus?.[nature] === undefined && !finie)
      revenus[nature] = connue.revenus[nature];
  }
  return Object.keys(revenus).length === 0 ? sansRevenus(connue) : { ...connue, revenus };
}

/** What « gagnait » says of somebody whose only income has another nature is of that nature: a benefice stays one. */
function deSaNature(connue: FaitsPersonne, dite: FaitsPersonne): FaitsPersonne {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys.
  const [nature, ...autres] = Object.keys(connue.revenus ?? {}) as NatureRevenu[];
  const { salaires, ...reste } = dite.revenus ?? {};
  return nature === undefined || autres.length > 0 || salaires === undefined || Object.keys(reste).length > 0
    ? dite
    : { ...dite, revenus: { [nature]: salaires } };
}

/**
 * « et si son mari gagnait 60 000 € ? », asked of a client's file: the incomes that are only supposed take the place of
 * those of that person alone, and the rest of the file holds. Undefined for another household.
 * @param dits whose incomes are all supposed. @param texte the turns that say them, normalised.
 */
export function supposerDuDossier(profil: Faits, dits: Faits, texte: string): Faits | undefined {
  const { revenuCommun, revenuNetImposable, situation } = dits;
  if (!aDesRevenus(profil) || !aDesRevenus(dits)) return undefined;
  if (revenuCommun !== undefined || revenuNetImposable !== undefined) return undefined;
  const autreFoyer = situation !== undefined && dits.situationDeduite !== true && situation !== profil.situation;
  if (autreFoyer) return undefined;
  const gardes: { -readonly [K in keyof Faits]: Faits[K] } = { ...profil };
  const supposes: { -readonly [K in keyof Faits]: Faits[K] } = { ...dits };
  for (const qui of ['personne1', 'personne2'] as const) {
    const [connue, dite] = [profil[qui], dits[qui]];
    if (connue === undefined || dite?.revenus === undefined) continue;
    supposes[qui] = SALAIRE.test(texte) ? dite : deSaNature(connue, dite);
    gardes[qui] = gardesAvec(connue, dite, texte);
  }
  return fusionner(gardes, supposes);
}
