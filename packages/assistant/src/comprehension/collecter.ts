import { motsDits } from '@francis/lecture';
import { retirerRedits, retirerRepris, retirerTotaux, retrancherParties } from './corrections.ts';
import { type MontantEcarte, compterMontants, inexpliques } from './comptage.ts';
import { ajouterLEssaye } from './ajouts.ts';
import { deUnSeulEnfant } from './garde-d-un-seul.ts';
import { sansHeuresExonerees } from './heures-sup.ts';
import { lireDeclarants } from './declarants.ts';
import type { Mention } from './mentions.ts';
import { depuisLeRelevement, tauxDuDon } from './dons.ts';
import type { Don, Faits, FaitsPersonne, NatureRevenu, Saisie } from './faits.ts';
import type { Role } from './lexique.ts';
import { type Montant, estRevenu, lireMontants } from './montants.ts';
import { type Passage, lirePassage } from './passage.ts';
import { lirePersonnes, personneApres } from './personnes.ts';
import { estDuCouple } from './titulaires.ts';

export type { Montant } from './montants.ts';

export interface Collecte {
  readonly faits: Faits;
  readonly montants: readonly Montant[];
  /** A micro-enterprise is named without its activity. */
  readonly activiteInconnue: boolean;
  /** Amounts that the facts do not hold. */
  readonly ecartes: readonly MontantEcarte[];
  /** « passer de … à … »: a raise is weighed. */
  readonly passage: boolean;
}

/** An amount that is part of another one already given. */
const DEJA_COMPRIS = /^[^.;]{0,25}(?<!\btout )\b(?:deja )?(?:comprise?s?|incluse?s?|y compris)\b/;

/** « 9 600 € de loyer (charges comprises) »: what the rent holds, and no part of another amount. */
const sansChargesComprises = (droite: string): string =>
  droite.replaceAll('charges comprises', ' ').replaceAll('charge comprise', ' ');

function ajouterRevenu(personne: FaitsPersonne, nature: NatureRevenu, saisie: Saisie): FaitsPersonne {
  return { ...personne, revenus: { ...personne.revenus, [nature]: [...(personne.revenus?.[nature] ?? []), saisie] } };
}

const somme = (montants: readonly Montant[], role: Role): number | undefined => {
  const lus = montants.filter((m) => m.role === role);
  return lus.length === 0 ? undefined : lus.reduce((t, m) => t + m.saisie.montant * m.saisie.fois, 0);
};

/** Two amounts without a name, alone or joined: the second one is the other spouse's. */
function secondsSansNom(revenus: readonly Montant[]): ReadonlySet<Saisie> {
  const sansNom = revenus.filter((m) => m.personne === undefined);
  const seconds = new Set<Saisie>();
  if (sansNom.length === 2 && sansNom[1]) seconds.add(sansNom[1].saisie);
  sansNom.forEach((m, i) => {
    const avant = sansNom[i - 1];
    const seuls = sansNom.filter((x) => x.mention.groupe === m.mention.groupe).length === 2;
    if (avant && seuls && avant.mention.groupe === m.mention.groupe && avant.role === m.role) seconds.add(m.saisie);
  });
  return seconds;
}

/** « 280 € pour chacun de mes 2 enfants », « 3 800 € chacun » for twins: how many times one amount is due. */
function parEnfant({ mention }: Montant, texte: string): number {
  const suite = mention.droite.slice(0, 60);
  const dits = /\bpour (?:chacune?|chaque) (?:de |d')?(?:mes |nos |ses )?(\d)\b/.exec(suite);
  if (dits) return Number(dits[1]);
  const genre = GENRES.find(([parTete]) => motsDits(parTete).test(suite));
  if (genre !== undefined) return nombreDe(texte, genre[1]);
  if (!motsDits('par enfant|chacune|chacun|pour chacun|pour chaque enfant|pour chacune|par tete').test(suite)) return 1;
  const enfants = /\b(\d) (?:\w+ )?(?:enfants?|filles|garcons|fils|grande?s|etudiante?s|ados|jeunes)\b/.exec(texte);
  return enfants ? Number(enfants[1]) : motsDits('jumeaux|jumelles').test(texte) ? 2 : 1;
}

const GENRES: readonly (readonly [string, readonly string[]])[] = [
  ['par garcon|par fils', ['garcons', 'fils']],
  ['par fille', ['filles']],
  ['par gosse|par gamin|par mome|par ado', ['enfants', 'gosses', 'gamins', 'momes', 'ados']],
];
/** « 2 garçons », « 2 petits garçons »: how many the words count. */
function nombreDe(texte: string, noms: readonly string[]): number {
  const mots = texte.split(' ');
  const places = mots.flatMap((mot, i) => (noms.some((nom) => mot.startsWith(nom)) ? [i] : []));
  const comptes = places.flatMap((i) => [mots[i - 1], mots[i - 2]].map(Number).filter((n) => n > 0 && n < 10));
  return comptes[0] ?? 1;
}

/** « il me verse 300 € par enfant »: maintenance received for each of them, counted here or with the household. */
function pourChaqueEnfant(montant: Montant, texte: string): Saisie {
  const fois = parEnfant(montant, texte);
  if (fois > 1) return { ...montant.saisie, montant: montant.saisie.montant * fois };
  return PAR_ENFANT.test(montant.mention.droite) ? { ...montant.saisie, parEnfant: true } : montant.saisie;
}
const PAR_ENFANT = motsDits('par enfant|pour chaque enfant|pour chacun|par tete');

/** Year of opening of a life-insurance contract; 0 and infinity for « more » and « less than eight years ». */
function ouvertureAssuranceVie(texte: string): number | undefined {
  if (/\bplus de 8 ans\b|\bapres 8 ans\b|\b(?:8|9|[1-4]\d) ans (?:d'anciennete|d'age|de detention)\b/.test(texte))
    return 0;
  if (motsDits('moins de 8 ans').test(texte)) return Number.POSITIVE_INFINITY;
  const annee = /\b(?:ouverte?|souscrite?)(?: \w+)?? (?:en |depuis |debut |fin )(?:\w+ )?((?:19|20)\d\d)\b/.exec(
    texte,
  )?.[1];
  return annee === undefined ? undefined : Number(annee);
}

const roleDuPassage = ({ depart, arrivee }: Passage): Role =>
  estRevenu(depart.role) ? depart.role : estRevenu(arrivee.role) ? arrivee.role : 'salaires';
const supplement = ({ depart, arrivee }: Passage): number =>
  Math.round((arrivee.saisie.montant - depart.saisie.montant) * arrivee.saisie.fois * 100) / 100;

/** Tax taken from the pay or paid on account, not the tax of another year nor an advance of a credit. */
const estRetenu = ({ mention }: Montant): boolean =>
  /\b(?:preleve\w*|retenu\w*|ponctionne\w*|a la source|acomptes?|deja paye)/.test(
    `${mention.gauche.slice(-70)} ${mention.droite.slice(0, 50)}`,
  ) &&
  !motsDits("avance|credits d'impot|credit d'impot|l'an dernier").test(
    `${mention.gauche.slice(-40)} ${mention.droite.slice(0, 30)}`,
  );

/** The words beside the amount name the other person: the order of the amounts alone does not. */
const estDitDeLAutre = ({ gauche, droite }: Montant['mention']): boolean =>
  lirePersonnes(gauche).pop()?.personne === 2 || personneApres(droite) === 2;

const AIDE_DE_GARDE = motsDits('cmg|mode de garde|paje');
const estUneAideDeGarde = ({ role, mention }: Montant): boolean =>
  role === 'non_imposable' && AIDE_DE_GARDE.test(`${mention.gauche.slice(-30)} ${mention.droite.slice(0, 30)}`);
/** « nounou 6 400, 2 300 de CMG »: the credit is on what was left to pay (CGI art. 200 quater B). */
function sansAide(payees: readonly number[], aide: Montant | undefined): readonly number[] {
  const [seule, ...autres] = payees;
  if (seule === undefined || aide === undefined || autres.length > 0) return payees;
  const reste = seule - aide.saisie.montant * aide.saisie.fois;
  return reste > 0 ? [reste] : payees;
}

/** Facts carried by the amounts of one turn. */
function dateDuDon(mention: Mention): Pick<Don, 'depuisRelevement'> {
  const depuisRelevement = depuisLeRelevement(mention);
  return depuisRelevement === undefined ? {} : { depuisRelevement };
}

/** `annee`: that of the incomes. */
export function collecter(texte: string, roleParDefaut: Role | undefined, annee: number): Collecte {
  const dits = lireMontants(texte, roleParDefaut, annee);
  const lus = { ...dits, montants: ajouterLEssaye(texte, sansHeuresExonerees(dits.montants)) };
  const retenus = retrancherParties(
    retirerTotaux(retirerRedits(retirerRepris(texte, lus.montants))).filter(
      (m) => !DEJA_COMPRIS.test(sansChargesComprises(m.mention.droite)),
    ),
  );
  const inconnus = inexpliques(retenus);
  const passage = lirePassage(texte, retenus);
  const montants = retenus
    .filter((m) => !inconnus.has(m) && m !== passage?.arrivee)
    // The pay before the raise has the period of the pay after it.
    .map((m) =>
      passage !== undefined && m === passage.depart
        ? { ...m, role: roleDuPassage(passage), saisie: { ...m.saisie, fois: passage.arrivee.saisie.fois } }
        : m,
    );
  const declarants = lireDeclarants(texte);
  let p1: FaitsPersonne = {};
  let p2: FaitsPersonne = {};
  let commun: Faits['revenuCommun'];
  const revenus = retenirRevenus(montants.filter((m) => estRevenu(m.role)));
  const secondsDUnePaire = secondsSansNom(revenus);
  for (const montant of revenus) {
    const { role, personne, mention } = montant;
    if (!estRevenu(role) || personne === 'enfant') continue;
    const saisie = role === 'pensions_autres' ? pourChaqueEnfant(montant, texte) : montant.saisie;
    if (personne === 'couple' && !declarants.personne2.sansRevenu) commun = { nature: role, saisie };
    else if (personne === 'chacun') {
      p1 = ajouterRevenu(p1, role, saisie);
      p2 = ajouterRevenu(p2, role, saisie);
    } else if (personne === 2)
      p2 = { ...ajouterRevenu(p2, role, saisie), ...(estDitDeLAutre(mention) ? { nommee: true } : {}) };
    else if (personne === 1) p1 = ajouterRevenu(p1, role, saisie);
    // Two amounts without a name are the two spouses' ones, in order; the household decides later if it has one person.
    else if (secondsDUnePaire.has(montant.saisie)) p2 = ajouterRevenu(p2, role, saisie);
    else p1 = ajouterRevenu(p1, role, saisie);
  }
  for (const { role, personne, saisie } of montants) {
    const total = saisie.montant * saisie.fois;
    if (role === 'per') {
      if (personne === 2) p2 = { ...p2, per: (p2.per ?? 0) + total };
      else p1 = { ...p1, per: (p1.per ?? 0) + total };
      if (personne === 'chacun') p2 = { ...p2, per: (p2.per ?? 0) + total };
    } else if (role === 'per_plafond') {
      if (personne === 2) p2 = { ...p2, perPlafond: total };
      else p1 = { ...p1, perPlafond: total };
    } else if (role === 'syndicat') {
      if (personne === 2) p2 = { ...p2, cotisationsSyndicales: (p2.cotisationsSyndicales ?? 0) + total };
      else p1 = { ...p1, cotisationsSyndicales: (p1.cotisationsSyndicales ?? 0) + total };
    } else if (role === 'frais_reels') {
      if (personne === 2) p2 = { ...p2, fraisReels: (p2.fraisReels ?? 0) + total };
      else p1 = { ...p1, fraisReels: (p1.fraisReels ?? 0) + total };
    }
  }
  const [unique] = revenus;
  if (
    revenus.length === 1 &&
    unique?.personne === undefined &&
    unique &&
    estRevenu(unique.role) &&
    !declarants.personne2.sansRevenu &&
    estDuCouple(texte)
  ) {
    commun = { nature: unique.role, saisie: unique.saisie };
    p1 = {};
  }
  // An income said to be exempt is the whole of what the person has, when nothing else is given.
  const exonere = (qui: 1 | 2): boolean => montants.some((m) => m.role === 'non_imposable' && m.personne === qui);
  if (p2.revenus === undefined && exonere(2)) p2 = { ...p2, sansRevenu: true };
  p1 = { ...p1, ...declarants.personne1 };
  p2 = { ...p2, ...declarants.personne2 };
  const dons = montants
    .filter((m) => m.role === 'don')
    .map(
      (m): Don => ({ montant: m.saisie.montant * m.saisie.fois, taux: tauxDuDon(m.mention), ...dateDuDon(m.mention) }),
    );
  const payees = montants
    .filter((m) => m.role === 'garde')
    .flatMap((m) => Array.from({ length: parEnfant(m, texte) }, () => m.saisie.montant * m.saisie.fois));
  const [aide, ...autresAides] = montants.filter(estUneAideDeGarde);
  const gardes = autresAides.length === 0 ? sansAide(payees, aide) : payees;
  const pensions = montants.filter((m) => m.role === 'pension_alimentaire');
  const pension =
    pensions.length === 0
      ? undefined
      : pensions.reduce((t, m) => t + m.saisie.montant * m.saisie.fois * parEnfant(m, texte), 0);
  const beneficiaires = Math.max(1, ...pensions.map((m) => parEnfant(m, texte)));
  const gains = somme(montants, 'assurance_vie');
  const depuis = ouvertureAssuranceVie(texte);
  const majeur =
    /\bmajeure?s?\b|\betudiante?s?\b|\b(?:1[89]|2\d) ans\b/.test(texte) &&
    !motsDits('mineures|mineure|mineurs|mineur').test(texte);
  const champs: Record<string, unknown> = {
    personne1: Object.keys(p1).length > 0 ? p1 : undefined,
    personne2: Object.keys(p2).length > 0 ? p2 : undefined,
    revenuCommun: commun,
    revenuNetImposable: somme(montants, 'rni'),
    rfr: somme(montants, 'rfr'),
    retenue: somme(montants.filter(estRetenu), 'impot_paye'),
    impotBrut: somme(montants, 'impot_brut'),
    loyers: somme(montants, 'loyers'),
    chargesFoncieres: somme(montants, 'charges_foncieres'),
    deficitFoncier: somme(montants, 'deficit_foncier'),
    dividendes: somme(montants, 'dividendes'),
    interets: somme(montants, 'interets'),
    plusValuesMobilieres: somme(montants, 'plus_values'),
    emploiDomicile: somme(montants, 'emploi_domicile'),
    augmentation: passage === undefined ? somme(montants, 'augmentation') : supplement(passage),
    assuranceVie: gains === undefined || depuis === undefined ? undefined : { gains, depuis },
    garde: gardes.length > 0 ? gardes : undefined,
    gardeDUnSeul: gardes.length === 1 && deUnSeulEnfant(montants) ? true : undefined,
    dons: dons.length > 0 ? dons : undefined,
    pensionMineur: majeur ? undefined : pension,
    pensionMajeur: majeur ? pension : undefined,
    pensionMajeurs: majeur && pension !== undefined && beneficiaires > 1 ? beneficiaires : undefined,
    ...(lus.autreEcarte ? { autreEcarte: true } : {}),
    ...declarants.commun,
  };
  const faits = Object.fromEntries(Object.entries(champs).filter(([, v]) => v !== undefined)) as Faits;
  return {
    faits,
    montants,
    activiteInconnue: lus.activiteInconnue,
    ecartes: compterMontants(retenus, faits),
    passage: passage !== undefined,
  };
}

const RANG: Readonly<Record<Saisie['qualite'], number>> = {
  net_imposable: 0,
  net: 1,
  inconnue: 1,
  net_paye: 2,
  brut: 3,
};

/**
 * Several readings of one pay (gross, net taxable, net paid): only the best one is kept. Different incomes of one person
 * stay, to be added.
 */
function retenirRevenus(montants: readonly Montant[]): Montant[] {
  const parPersonne = new Map<string, Montant[]>();
  for (const m of montants) {
    const cle = `${m.role}:${String(m.personne ?? '?')}`;
    parPersonne.set(cle, [...(parPersonne.get(cle) ?? []), m]);
  }
  const ecartes = new Set<Montant>();
  for (const groupe of parPersonne.values()) {
    const qualites = new Set(groupe.map((m) => m.saisie.qualite));
    if (groupe.length < 2 || qualites.size < 2) continue;
    const meilleur = Math.min(...groupe.map((m) => RANG[m.saisie.qualite]));
    for (const m of groupe) if (RANG[m.saisie.qualite] > meilleur && m.saisie.qualite !== 'inconnue') ecartes.add(m);
  }
  return montants.filter((m) => !ecartes.has(m));
}
