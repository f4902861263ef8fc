import { definitionDe, type OutilDeCalcul } from '@francis/faits';
import {
  ditUnAjout,
  lireMotsDecisifs,
  lireMotsDeSuite,
  lireSujetsNommes,
  type Mention,
  motsDeParadigme,
  motsDits,
  normaliserTexte,
  trouverMentions,
} from '@francis/lecture';
import { nombre } from '../orchestration/typographie.ts';
import { ditAttendre } from './attendre.ts';
import { SON_IMPOT } from './fils.ts';
import { type calculSeul, faite, modifier } from './modifier.ts';
import type { Modifiee } from './temps-d-un-calcul.ts';

type Calcul = NonNullable<ReturnType<typeof calculSeul>>;

/** Calculations of one person: told of another one, they are made again with that one's amount. */
const D_UNE_PERSONNE: ReadonlySet<OutilDeCalcul> = new Set<OutilDeCalcul>([
  'calculer_plafond_per',
  'calculer_taux_neutre',
  'calculer_regime_micro',
  'calculer_frais_kilometriques',
  'calculer_revenus_mobiliers',
  'calculer_forfait',
]);
const TRANSMET: ReadonlySet<OutilDeCalcul> = new Set<OutilDeCalcul>([
  'calculer_donation',
  'calculer_succession',
  'calculer_assurance_vie_deces',
]);
const COMPTES: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite', 'lieu']);
/** Of one person, « son épouse » is nobody’s heir. */
const SANS_EFFET: ReadonlySet<string> = new Set(['essai', 'hypothese', 'correction', 'conjoint_survivant']);

const valeurDe = (m: Mention): number | string | undefined =>
  m.type === 'date'
    ? m.mois === undefined
      ? m.annee
      : undefined
    : m.type === 'lieu'
      ? m.lieu
      : 'valeur' in m
        ? m.valeur
        : undefined;

/** « dans 6 ans, quand elle en aura 81 »: the time to wait is told by the age. */
function sansLAttente(comptees: readonly Mention[], { feuilles }: Calcul): readonly Mention[] {
  const ages = feuilles.filter((f) => definitionDe(f.chemin)?.unite === 'age').map((f) => Number(f.valeur));
  const attente = comptees.find((m) => m.type === 'duree');
  const [age, ...autres] = comptees.filter((m) => m !== attente);
  if (attente === undefined || age === undefined || autres.length > 0) return comptees;
  const [ans, alors] = [Number(valeurDe(attente)), Number(valeurDe(age))];
  if (!ages.some((a) => a + ans === alors)) return comptees;
  return [{ id: age.id, span: age.span, mots: `${alors} ans`, type: 'age', valeur: alors }];
}

/** What the turn counts that the calculation does not hold already. */
function nouvelles(question: string, calcul: Calcul): readonly Mention[] {
  const tenues = new Set(
    calcul.feuilles
      .map((f) => (typeof f.valeur === 'string' ? Number(f.valeur.slice(0, 4)) : Number(f.valeur)))
      .filter((n) => !Number.isNaN(n)),
  );
  const comptees = trouverMentions(question).filter((m) => COMPTES.has(m.type));
  const neuves = comptees.filter((m) => m.type === 'lieu' || !tenues.has(Number(valeurDe(m))));
  return sansLAttente(neuves, calcul);
}

/** Told by a turn before already, a value replaces nothing. */
const estRedite = (m: Mention, dits: readonly string[]): boolean =>
  dits.some((tour) => trouverMentions(tour).some((d) => d.type === m.type && estLaMeme(d, m)));
/** A day has more than a year. */
const estLaMeme = (d: Mention, m: Mention): boolean =>
  valeurDe(d) === valeurDe(m) &&
  (d.type !== 'date' || m.type !== 'date' || (d.mois === m.mois && d.annee === m.annee && d.jour === m.jour));

const sans = (texte: string, mentions: readonly Mention[]): string =>
  mentions
    .toSorted((a, b) => b.span[0] - a.span[0])
    .reduce((t, { span: [de, a] }) => `${t.slice(0, de)} ${t.slice(a)}`, texte);

const AU_MOIS: OutilDeCalcul = 'calculer_taux_neutre';
/** « 47 k€ l’an dernier », of what is counted by the year. */
function sansSaPeriode({ outil }: Calcul, m: Mention): Mention {
  if (m.type !== 'montant' || m.periode !== (outil === AU_MOIS ? 'mois' : 'an')) return m;
  const { periode: _, ...nu } = m;
  return nu;
}

const estComprise = (m: Mention): boolean =>
  COMPTES.has(m.type) || m.type === 'personne' || (m.type === 'mot' && SANS_EFFET.has(m.concept));

/** Of a country’s scale. */
const CLASSE = motsDits('classe|classes');
/** « 3 200 net »: a quality of the amount itself. */
const PAYE = 'paye ';
/** One’s own tax, or a word that stands in the place of one of the same kind: « en vide », « au réel ». */
function ditAutreChose(question: string, dits: readonly string[]): boolean {
  const texte = normaliserTexte(question);
  const connus = new Set(dits.flatMap((tour) => [...motsDeParadigme(tour)]));
  return (
    SON_IMPOT.test(texte) ||
    CLASSE.test(texte) ||
    [...motsDeParadigme(question)].some((mot) => !connus.has(mot) && !mot.startsWith(PAYE))
  );
}

const NOMME_UN_TAUX = motsDits('taux|tranche|tmi');
const CENT = 100;
/** « mon taux est passé à 6,4 »: the one rate of the calculation. */
function unTaux(question: string, { feuilles }: Calcul, chose: Mention): Modifiee | undefined {
  const [taux, autre] = feuilles.filter((f) => definitionDe(f.chemin)?.unite === 'taux');
  if (taux === undefined || autre !== undefined) return undefined;
  if (chose.type === 'taux')
    return faite([{ chemin: taux.chemin, valeur: chose.valeur }], `à ${nombre(chose.valeur * CENT)} %`);
  const nu = (chose.type === 'quantite' && chose.objet === '') || (chose.type === 'montant' && !chose.certain);
  if (!nu || chose.valeur >= CENT || !NOMME_UN_TAUX.test(normaliserTexte(question))) return undefined;
  return faite([{ chemin: taux.chemin, valeur: chose.valeur / CENT }], `à ${nombre(chose.valeur)} %`);
}

/**
 * A turn that gives one new value of the last calculation, whoever it is said of when the calculation is one person's, and
 * whatever its other words. Unknown words leave the answer unsure.
 */
export function avecUneChose(question: string, calcul: Calcul, dits: readonly string[]): Modifiee | undefined {
  const lues = trouverMentions(question);
  const [chose, ...autres] = nouvelles(question, calcul);
  if (chose === undefined || autres.length > 0 || ditUnAjout(question) || estRedite(chose, dits)) return undefined;
  const personnes = lues.filter((m) => m.type === 'personne');
  if (personnes.length > 0 && !D_UNE_PERSONNE.has(calcul.outil)) return undefined;
  if (lireMotsDecisifs(question).some((mot) => !SANS_EFFET.has(mot))) return undefined;
  const nommes = new Set(dits.flatMap((tour) => [...lireSujetsNommes(tour)]));
  if ([...lireSujetsNommes(question)].some((sujet) => !nommes.has(sujet))) return undefined;
  if (ditAutreChose(question, dits)) return undefined;
  const modifiee =
    unTaux(question, calcul, chose) ??
    modifier(calcul, { mention: sansSaPeriode(calcul, chose), donateurs: false, plusTard: ditAttendre(question) });
  if (modifiee === undefined) return undefined;
  const connus = lireMotsDeSuite(`et ${sans(question, lues.filter(estComprise))}`);
  if (connus !== undefined) return modifiee;
  // Of what is given or left, an amount with words of its own may be told beside.
  return chose.type === 'montant' && TRANSMET.has(calcul.outil) ? undefined : { ...modifiee, supposee: true };
}
