import { attribuerPersonnes, natureDite } from './attribution.ts';
import { lireDeclarants } from './declarants.ts';
import { tauxDuDon } from './dons.ts';
import type { Don, Faits, FaitsPersonne, NatureRevenu, Saisie } from './faits.ts';
import { NATURES_REVENU } from './faits.ts';
import type { Role } from './lexique.ts';
import { type Mention, lireMentions } from './mentions.ts';
import { foisParAn } from './periode.ts';
import type { Personne } from './personnes.ts';
import { retirerRepris } from './corrections.ts';
import { estDuCouple } from './titulaires.ts';
import { qualiteGenerale } from './qualite.ts';
import { attribuerRoles } from './roles.ts';

/** One amount of the text, once understood. */
export interface Montant {
  readonly mention: Mention;
  readonly role: Role;
  readonly personne: Personne | undefined;
  readonly saisie: Saisie;
}

export interface Collecte {
  readonly faits: Faits;
  readonly montants: readonly Montant[];
  /** A micro-enterprise is named without its activity. */
  readonly activiteInconnue: boolean;
}

/** An amount that is part of another one already given. */
const DEJA_COMPRIS = /^[^.;]{0,25}\b(?:deja )?(?:comprise?s?|incluse?s?|y compris)\b/;

const estRevenu = (role: Role): role is NatureRevenu => (NATURES_REVENU as readonly Role[]).includes(role);

/** Whether a payment without period is monthly: only an income said to be spread over months. */
function saisieDe(mention: Mention, texte: string): Saisie {
  const qualite = mention.qualite !== 'inconnue' ? mention.qualite : qualiteGenerale(mention.phrase);
  return {
    montant: mention.montant,
    fois: foisParAn(mention.periodicite),
    ...(mention.periodicite.unite === 'an' ? { parAn: true } : {}),
    qualite: qualite === 'inconnue' ? qualiteGenerale(texte) : qualite,
  };
}

/** Amounts of a normalised text with what each one is and whose it is. `roleParDefaut`: for a bare amount of a follow-up. */
export function lireMontants(
  texte: string,
  roleParDefaut: Role | undefined,
): { readonly montants: Montant[]; readonly activiteInconnue: boolean } {
  const mentions = lireMentions(texte);
  const roles = attribuerRoles(mentions);
  const personnes = attribuerPersonnes(
    mentions,
    roles.map((r) => r?.role),
  );
  let activiteInconnue = false;
  const montants = mentions.flatMap((mention, i): Montant[] => {
    const lu = roles[i];
    const personne = personnes[i];
    let role: Role = lu?.role ?? roleParDefaut ?? 'salaires';
    if (lu === undefined && roleParDefaut === undefined && mention.montant < 100) return [];
    if (role === 'micro' || (role === 'salaires' && (lu === undefined || lu.vague))) {
      const nature = natureDite(texte, personne === 2 ? 2 : 1, mention.debut);
      if (nature === 'micro') {
        activiteInconnue = true;
        role = 'micro';
      } else if (nature !== undefined) role = nature;
      else if (role === 'micro') activiteInconnue = true;
    }
    return [{ mention, role, personne, saisie: saisieDe(mention, texte) }];
  });
  return { montants, activiteInconnue };
}

function ajouterRevenu(personne: FaitsPersonne, nature: NatureRevenu, saisie: Saisie): FaitsPersonne {
  return { ...personne, revenus: { ...personne.revenus, [nature]: [...(personne.revenus?.[nature] ?? []), saisie] } };
}

const somme = (montants: readonly Montant[], role: Role): number | undefined => {
  const lus = montants.filter((m) => m.role === role);
  return lus.length === 0 ? undefined : lus.reduce((t, m) => t + m.saisie.montant * m.saisie.fois, 0);
};

/** Facts carried by the amounts of one turn. */
export function collecter(texte: string, roleParDefaut: Role | undefined): Collecte {
  const lus = lireMontants(texte, roleParDefaut);
  const { activiteInconnue } = lus;
  const montants = retirerRepris(texte, lus.montants).filter((m) => !DEJA_COMPRIS.test(m.mention.droite));
  const declarants = lireDeclarants(texte);
  let p1: FaitsPersonne = {};
  let p2: FaitsPersonne = {};
  let commun: Faits['revenuCommun'];
  const revenus = retenirRevenus(montants.filter((m) => estRevenu(m.role)));
  const sansMarque = revenus.filter((m) => m.personne === undefined);
  for (const { role, personne, saisie } of revenus) {
    if (!estRevenu(role)) continue;
    if (personne === 'couple' && !declarants.personne2.sansRevenu) commun = { nature: role, saisie };
    else if (personne === 'chacun') {
      p1 = ajouterRevenu(p1, role, saisie);
      p2 = ajouterRevenu(p2, role, saisie);
    } else if (personne === 2) p2 = ajouterRevenu(p2, role, saisie);
    else if (personne === 1) p1 = ajouterRevenu(p1, role, saisie);
    // Two amounts without a name are the two spouses' ones, in order; the household decides later if it has one person.
    else if (sansMarque.length === 2 && sansMarque[1]?.saisie === saisie) p2 = ajouterRevenu(p2, role, saisie);
    else p1 = ajouterRevenu(p1, role, saisie);
  }
  for (const { role, personne, saisie } of montants) {
    const total = saisie.montant * saisie.fois;
    if (role === 'per') {
      if (personne === 2) p2 = { ...p2, per: (p2.per ?? 0) + total };
      else p1 = { ...p1, per: (p1.per ?? 0) + total };
      if (personne === 'chacun') p2 = { ...p2, per: (p2.per ?? 0) + total };
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
  p1 = { ...p1, ...declarants.personne1 };
  p2 = { ...p2, ...declarants.personne2 };
  const dons = montants
    .filter((m) => m.role === 'don')
    .map((m): Don => ({ montant: m.saisie.montant * m.saisie.fois, taux: tauxDuDon(m.mention) }));
  const gardes = montants.filter((m) => m.role === 'garde').map((m) => m.saisie.montant * m.saisie.fois);
  const pension = somme(montants, 'pension_alimentaire');
  const majeur = /\bmajeure?s?\b|\betudiante?s?\b|\b(?:1[89]|2\d) ans\b/.test(texte) && !/\bmineure?s?\b/.test(texte);
  const champs: Record<string, unknown> = {
    personne1: Object.keys(p1).length > 0 ? p1 : undefined,
    personne2: Object.keys(p2).length > 0 ? p2 : undefined,
    revenuCommun: commun,
    revenuNetImposable: somme(montants, 'rni'),
    rfr: somme(montants, 'rfr'),
    impotBrut: somme(montants, 'impot_brut'),
    loyers: somme(montants, 'loyers'),
    chargesFoncieres: somme(montants, 'charges_foncieres'),
    deficitFoncier: somme(montants, 'deficit_foncier'),
    dividendes: somme(montants, 'dividendes'),
    interets: somme(montants, 'interets'),
    plusValuesMobilieres: somme(montants, 'plus_values'),
    emploiDomicile: somme(montants, 'emploi_domicile'),
    augmentation: somme(montants, 'augmentation'),
    garde: gardes.length > 0 ? gardes : undefined,
    dons: dons.length > 0 ? dons : undefined,
    pensionMineur: majeur ? undefined : pension,
    pensionMajeur: majeur ? pension : undefined,
    ...declarants.commun,
  };
  const faits = Object.fromEntries(Object.entries(champs).filter(([, v]) => v !== undefined)) as Faits;
  return { faits, montants, activiteInconnue };
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
