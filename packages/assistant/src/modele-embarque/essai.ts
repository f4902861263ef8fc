import { lireMotsDecisifs } from '@francis/lecture';
import type { Comprehension } from '../comprehension/comprendre.ts';
import { decrireFoyer, estCouple } from '../comprehension/foyer.ts';
import { saisies } from '../comprehension/manques.ts';
import { situationFiscale } from '../comprehension/situation-fiscale.ts';

/** Names of the two situations of a try, as the answer says them. */
export const DEPART = 'situation_de_depart';
export const ESSAI = 'avec_ce_changement';

/** « et si… », and « si elle reprend… » after another turn. */
const ESSAIS: ReadonlySet<string> = new Set(['essai', 'hypothese']);

interface Scenario {
  readonly nom: string;
  readonly foyers: readonly unknown[];
}

/** Households of some facts: one, or two for a couple that files apart; none when the situation is not known. */
function foyersDe(c: Comprehension, faits: Comprehension['faits']): unknown[] {
  if (faits.situation === 'concubinage') {
    const un = decrireFoyer(faits, c.annee, { situation: 'celibataire', personne: 1 });
    if (faits.personne2?.revenus === undefined) return [un];
    return [
      un,
      decrireFoyer({ ...faits, dons: [] }, c.annee, { situation: 'celibataire', personne: 2, sansEnfants: true }),
    ];
  }
  const { situation, caseT } = situationFiscale(faits);
  if (situation === undefined || (caseT === 'inconnu' && !estCouple(situation))) return [];
  return [decrireFoyer(faits, c.annee, { situation, caseT: caseT !== 'non' })];
}

/** Who marries files alone before: the tax of both is compared, not that of one with that of two. */
function foyerDuNouveauConjoint({ faits, faitsAnterieurs, annee }: Comprehension): unknown[] {
  const union = estCouple(faits.situation) && !estCouple(faitsAnterieurs.situation);
  return union && faits.personne2?.revenus !== undefined && faitsAnterieurs.personne2?.revenus === undefined
    ? [decrireFoyer({ ...faits, dons: [] }, annee, { situation: 'celibataire', personne: 2, sansEnfants: true })]
    : [];
}

/** Who separates is taxed apart too: the tax of both is compared with that of the couple. */
function foyerDeLAutre({ faits, faitsAnterieurs, annee }: Comprehension): unknown[] {
  const separes = estCouple(faitsAnterieurs.situation) && faits.situation === 'divorce';
  return separes && faitsAnterieurs.personne2?.revenus !== undefined
    ? [
        decrireFoyer({ ...faitsAnterieurs, dons: [] }, annee, {
          situation: 'celibataire',
          personne: 2,
          sansEnfants: true,
        }),
      ]
    : [];
}

const aDesRevenus = (faits: Comprehension['faits']): boolean =>
  saisies(faits.personne1).length + saisies(faits.personne2).length > 0 || faits.revenuCommun !== undefined;

/** No other household is told than that of the file. */
const estDuDossier = ({ question: { faits: dits }, faitsAnterieurs }: Comprehension): boolean =>
  dits.situation === undefined || dits.situationDeduite === true || dits.situation === faitsAnterieurs.situation;

/** « Et si on n’était pas pacsés ? »: what was told before, beside what is tried; undefined when nothing is compared. */
export function scenariosDeLEssai(c: Comprehension): readonly Scenario[] | undefined {
  // With a file open, the first question of a conversation may try too: the file is what it starts from.
  const essai =
    (c.suivi || (c.pourClient && estDuDossier(c))) && lireMotsDecisifs(c.texte).some((mot) => ESSAIS.has(mot));
  if (c.intention.type !== 'impot' || (!essai && !c.supposeDuDossier)) return undefined;
  if (c.faits.revenuNetImposable !== undefined || c.faits.retenue !== undefined) return undefined;
  if (!aDesRevenus(c.faitsAnterieurs)) return undefined;
  const avant = [...foyersDe(c, c.faitsAnterieurs), ...foyerDuNouveauConjoint(c)];
  const leurs = foyersDe(c, c.faits);
  const apres = leurs.length === 0 ? [] : [...leurs, ...foyerDeLAutre(c)];
  if (avant.length === 0 || apres.length === 0 || JSON.stringify(avant) === JSON.stringify(apres)) return undefined;
  return [
    { nom: DEPART, foyers: avant },
    { nom: ESSAI, foyers: apres },
  ];
}
