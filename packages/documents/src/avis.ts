import { anneeDesRevenus, estAnnee } from './annee.ts';
import { associer, colonneDe, type Trouvaille } from './associer.ts';
import { COUPLES, impotDepuis } from './impot-depuis.ts';
import { AVIS, type CleAvis } from './libelles/avis.ts';
import { SITUATIONS } from './libelles/situations.ts';
import { unir } from './lignes.ts';
import { type Chiffre, type Releve, relever } from './releve.ts';
import { Valeurs, valeurDe } from './releves-de-valeurs.ts';
import type { Ecarte, FaitLu, Page } from './types.ts';

const PAR_PERSONNE = [
  'salaires',
  'pensions',
  'deduction',
  'frais_reels',
  'salaires_nets',
  'pensions_nettes',
  'plafond',
] as const;
type CleParPersonne = (typeof PAR_PERSONNE)[number];
type Rang = 1 | 2;
export type LigneAvis = Exclude<CleAvis, CleParPersonne> | `${CleParPersonne}${Rang}`;

const estParPersonne = (cle: string): cle is CleParPersonne => PAR_PERSONNE.some((une) => une === cle);
const RANGS: readonly Rang[] = [1, 2];

export interface AvisLu {
  readonly annee: number | undefined;
  readonly situation: string | undefined;
  readonly valeurs: Valeurs<LigneAvis>;
  readonly elements: readonly (FaitLu | Ecarte)[];
  readonly releve: Releve<CleAvis>;
}

/** Lines of a tax notice, whatever their place: each from its wording, held by the sums of the notice. */
export function lireAvis(pages: readonly Page[]): AvisLu {
  const releve = relever(pages, AVIS);
  const annee = anneeDesRevenus(releve);
  const situation = situationDe(releve);
  const valeurs = new Valeurs<LigneAvis>();
  const couple = situation && COUPLES.has(situation.valeur);
  for (const trouvaille of associer(releve)) ranger(trouvaille, { releve, valeurs, couple });
  controler(valeurs, { annee, situation: situation?.valeur });
  const elements = faitsDe(valeurs, annee);
  return {
    annee,
    situation: situation?.valeur,
    valeurs,
    releve,
    elements: [...(situation ? [situation] : []), ...elements],
  };
}

interface Contexte {
  readonly releve: Releve<CleAvis>;
  readonly valeurs: Valeurs<LigneAvis>;
  readonly couple: boolean | undefined;
}

function ranger(
  { libelle, chiffres: tous, colonnes }: Trouvaille<CleAvis>,
  { releve, valeurs, couple }: Contexte,
): void {
  const { cle } = libelle;
  if (cle === undefined || cle.startsWith('col:') || cle === 'situation') return;
  const taux = cle === 'taux';
  const chiffres = tous.filter(({ ecrit }) => (ecrit.unite === '%') === taux);
  const origine = releve.pages[libelle.page - 1]?.origine ?? 'image';
  const lignes: readonly LigneAvis[] = estParPersonne(cle) ? [`${cle}1`, `${cle}2`] : [cle];
  if (libelle.douteux) {
    for (const ligne of lignes) valeurs.manquer(ligne, 'des mots inconnus entourent son libellé');
    return;
  }
  if (chiffres.length === 0) return;
  const colonne = (chiffre: Chiffre): CleAvis | undefined => colonnes.get(chiffre) ?? colonneDe(releve, chiffre);
  if (!estParPersonne(cle)) {
    const [seul] = chiffres;
    const distincts = new Set(chiffres.map(({ valeur }) => valeur));
    const total = chiffres.filter((chiffre) => colonne(chiffre) === 'col:total');
    const choisi = distincts.size === 1 ? seul : total.length === 1 ? total[0] : undefined;
    if (choisi) valeurs.proposer(cle, valeurDe(choisi, libelle, origine));
    else valeurs.ecarter(cle, 'plusieurs montants sur la ligne, sans colonne qui les distingue');
    return;
  }
  const placees = chiffres.map((chiffre) => ({ chiffre, colonne: colonne(chiffre) }));
  const proposer = (rang: Rang, chiffre: Chiffre): void =>
    valeurs.proposer(`${cle}${rang}`, valeurDe(chiffre, chiffres.length === 1 ? libelle : undefined, origine));
  if (placees.some((une) => une.colonne !== undefined)) {
    for (const { chiffre, colonne: sienne } of placees) {
      if (sienne === 'col:declarant1') proposer(1, chiffre);
      else if (sienne === 'col:declarant2') proposer(2, chiffre);
      // The only filer's amount may be printed under « total » alone.
      else if (sienne === 'col:total' && couple === false && placees.length === 1) proposer(1, chiffre);
    }
    return;
  }
  const [un, deux, trois] = chiffres;
  if (couple === false && un && (chiffres.length === 1 || new Set(chiffres.map(({ valeur }) => valeur)).size === 1))
    proposer(1, un);
  else if (
    couple &&
    un &&
    deux &&
    trois &&
    chiffres.length === 3 &&
    Math.abs(un.valeur + deux.valeur) === Math.abs(trois.valeur)
  ) {
    proposer(1, un);
    proposer(2, deux);
  } else for (const rang of RANGS) valeurs.manquer(`${cle}${rang}`, 'rien ne dit à qui est ce montant');
}

/** The family situation, from the word or letter beside its label. */
function situationDe({ lignes, pages }: Releve<CleAvis>): (FaitLu & { valeur: string }) | undefined {
  const trouvees = lignes.flatMap((ligne) =>
    ligne.flatMap((element, i) => {
      if (element.genre !== 'libelle' || element.cle !== 'situation') return [];
      for (const suivant of ligne.slice(i + 1)) {
        if (suivant.genre !== 'autre') return [];
        const mot = suivant.mots.find((un) => Object.hasOwn(SITUATIONS, un));
        if (mot !== undefined)
          return [{ valeur: SITUATIONS[mot] ?? '', page: element.page, zone: unir([element.zone, suivant.zone]) }];
      }
      return [];
    }),
  );
  const [trouvee] = trouvees;
  if (!trouvee || new Set(trouvees.map(({ valeur }) => valeur)).size > 1) return undefined;
  // No sum holds a word: what was recognised from a picture is to be looked at.
  const etat = pages[trouvee.page - 1]?.origine === 'texte' ? 'sur' : 'a_verifier';
  return { chemin: 'foyer.situation', etat, ...trouvee };
}

const PART = 0.25;
const PARTS_MAX = 20;
const CHARGES_MAX = 20;
const TAUX_MAX = 60;

function controler(
  v: Valeurs<LigneAvis>,
  { annee, situation }: { annee: number | undefined; situation: string | undefined },
): void {
  const borner = (ligne: LigneAvis, admis: (n: number) => boolean): void => {
    const lue = v.lire(ligne);
    if (lue !== undefined && !admis(lue)) v.ecarter(ligne, 'sa valeur est impossible');
  };
  borner('parts', (n) => n >= 1 && n <= PARTS_MAX && Number.isInteger(n / PART));
  borner('personnes_a_charge', (n) => Number.isInteger(n) && n <= CHARGES_MAX);
  borner('taux', (n) => n <= TAUX_MAX);
  for (const rang of RANGS) {
    const retranche =
      v.lire(`frais_reels${rang}`) === undefined ? (`deduction${rang}` as const) : (`frais_reels${rang}` as const);
    const termes = [
      [`salaires${rang}`, 1],
      [retranche, -1],
    ] as const;
    v.exiger(`salaires_nets${rang}`, termes, 'salaires moins déduction = salaires nets');
  }
  sommeDesRevenus(v);
  v.exiger(
    'imposable',
    [
      ['brut_global', 1],
      ['charges', -1],
    ],
    'revenu brut global moins charges = revenu imposable',
  );
  impotNet(v);
  const paye = v.lire('solde_a_payer') === undefined ? ('restitution' as const) : ('solde_a_payer' as const);
  solde(v, paye);
  if (v.lire('reference') !== undefined && v.lire('reference') === v.lire('imposable'))
    v.tenirParCopie(['reference', 'imposable'], 'revenu fiscal de référence = revenu imposable');
  if ((v.lire('reference') ?? Infinity) < (v.lire('imposable') ?? 0) && !v.estTenue('reference'))
    v.ecarter('reference', 'il est plus petit que le revenu imposable');
  bareme(v, annee, situation);
}

/** What is read of the incomes gives the taxable income; when it does not, another income stands on the notice. */
function sommeDesRevenus(v: Valeurs<LigneAvis>): void {
  const nets = RANGS.flatMap((rang): LigneAvis[] => [`salaires_nets${rang}`, `pensions_nettes${rang}`]);
  const lignes = [...nets, 'fonciers'] as const;
  const lues = lignes.filter((ligne) => v.lire(ligne) !== undefined);
  const somme = lues.reduce((s, ligne) => s + (v.lire(ligne) ?? 0), 0);
  const moins = (['charges', 'csg_deductible'] as const).filter((ligne) => v.lire(ligne) !== undefined);
  const net = moins.reduce((s, ligne) => s - (v.lire(ligne) ?? 0), somme);
  if (lues.length > 0 && net === v.lire('imposable'))
    parSomme(v, [...lues, ...moins], ['imposable', ...lues, ...moins], 'somme des revenus nets = revenu imposable');
  if (lues.length > 0 && somme === v.lire('brut_global'))
    parSomme(v, lues, ['brut_global', ...lues], 'somme des revenus nets = revenu brut global');
}

/** A sum of one term is a copy of it. */
function parSomme(v: Valeurs<LigneAvis>, termes: readonly LigneAvis[], cles: readonly LigneAvis[], par: string): void {
  if (termes.length > 1) v.tenir(cles, par);
  else v.tenirParCopie(cles, par);
}

function impotNet(v: Valeurs<LigneAvis>): void {
  const [net, brut] = [v.lire('net'), v.lire('bareme')];
  if (net === undefined || brut === undefined) return;
  const moins = (['decote', 'reductions', 'credits'] as const).filter((ligne) => v.lire(ligne) !== undefined);
  const attendu = moins.reduce((s, ligne) => s - (v.lire(ligne) ?? 0), brut);
  if (Math.abs(attendu) === net)
    parSomme(v, ['bareme', ...moins], ['net', 'bareme', ...moins], 'barème moins réductions = impôt net');
  else v.douter(['net', 'bareme', ...moins], 'le détail de l’impôt ne redonne pas l’impôt net');
}

function solde(v: Valeurs<LigneAvis>, ligne: 'solde_a_payer' | 'restitution'): void {
  const [net, retenu, reste] = [v.lire('net'), v.lire('retenu'), v.lire(ligne)];
  if (net === undefined || retenu === undefined || reste === undefined) return;
  const attendu = ligne === 'solde_a_payer' ? net - retenu : retenu - net;
  if (attendu === reste) v.tenir(['net', 'retenu', ligne], 'impôt net moins retenu = solde');
  else v.douter(['net', 'retenu', ligne], 'l’impôt net moins ce qui est retenu ne redonne pas le solde');
}

/** The scale, computed again from the taxable income and the parts: when it gives the printed tax, the three hold. */
function bareme(v: Valeurs<LigneAvis>, annee: number | undefined, situation: string | undefined): void {
  const [imposable, parts, brut] = [v.lire('imposable'), v.lire('parts'), v.lire('bareme')];
  if (annee === undefined || situation === undefined || imposable === undefined || parts === undefined) return;
  const calcul = impotDepuis({ annee, situation, parts, imposable, personnes: v.lire('personnes_a_charge') ?? 0 });
  if (calcul === undefined) return;
  const dit = brut ?? v.lire('net');
  if (dit !== undefined && (calcul.droits === dit || calcul.apresDecote === dit))
    v.tenir(['imposable', 'parts', brut === undefined ? 'net' : 'bareme', 'decote'], 'le barème redonne l’impôt');
}

/** Which facts of the vocabulary the lines are. */
const CHEMINS: readonly (readonly [LigneAvis, string])[] = [
  ['personnes_a_charge', 'avis.personnes_a_charge'],
  ['parts', 'parts'],
  ['salaires1', 'foyer.declarant1.salaires'],
  ['salaires2', 'foyer.declarant2.salaires'],
  ['frais_reels1', 'foyer.declarant1.frais_reels'],
  ['frais_reels2', 'foyer.declarant2.frais_reels'],
  ['pensions1', 'foyer.declarant1.pensions_retraite'],
  ['pensions2', 'foyer.declarant2.pensions_retraite'],
  ['fonciers', 'foyer.revenus_fonciers_reel_net'],
  ['imposable', 'revenuNetImposable'],
  ['bareme', 'avis.impot_bareme'],
  ['decote', 'avis.decote'],
  ['reductions', 'avis.reductions'],
  ['credits', 'avis.credits'],
  ['net', 'avis.impot_net'],
  ['retenu', 'retenue'],
  ['solde_a_payer', 'avis.solde'],
  ['restitution', 'avis.restitution'],
  ['taux', 'avis.taux'],
  ['reference', 'avis.rfr'],
  ['plafond1', 'foyer.declarant1.per_plafond'],
  ['plafond2', 'foyer.declarant2.per_plafond'],
];
const CENT = 100;

function faitsDe(v: Valeurs<LigneAvis>, annee: number | undefined): (FaitLu | Ecarte)[] {
  const elements: (FaitLu | Ecarte | undefined)[] = CHEMINS.map(([ligne, chemin]) => {
    const lue = v.lire(ligne) ?? 0;
    // A year beside a wording is the year, not its amount.
    if (estAnnee(lue) && !v.estTenue(ligne)) v.ecarter(ligne, 'ce nombre peut être une année');
    return v.fait(ligne, chemin, ligne === 'taux' ? Math.round(lue * CENT) / (CENT * CENT) : lue);
  });
  if (annee === undefined) elements.push({ chemin: 'annee', raison: 'l’année des revenus n’est pas dite clairement' });
  return elements.filter((element) => element !== undefined);
}
