import { SECTIONS_CLIENT } from '@francis/contract';
import type { QuestionDuDossier } from '@francis/lecture';
import type { Pronom } from '../comprehension/pronom-du-client.ts';
import { formater } from '../orchestration/typographie.ts';
import type { ChampDuDossier, Dossier, FicheDuDossier } from './dossier.ts';

/** An answer that the file gives: its sentences, and the fields that are empty. */
export interface ReponseDuDossier {
  readonly phrases: readonly string[];
  readonly absents: readonly ChampDuDossier[];
}

interface Cadre {
  readonly fiche: FicheDuDossier;
  readonly pronom: Pronom | undefined;
  readonly duConjoint: boolean;
  /** Children that are named, by their place. */
  readonly rangs: readonly number[];
}

type Dite = string | undefined;
interface Regle {
  readonly champ: (cadre: Cadre) => ChampDuDossier;
  readonly dire: (cadre: Cadre) => Dite;
}

const JOUR = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const PREMIER = '1 ';
function dater(jour: string): string {
  const dit = JOUR.format(new Date(`${jour}T00:00:00Z`));
  return (dit.startsWith(PREMIER) ? `1er ${dit.slice(PREMIER.length)}` : dit).replaceAll(' ', '\u00a0');
}

const client = ({ pronom }: Cadre): string => (pronom === 'elle' ? 'votre cliente' : 'votre client');
const accorder = ({ pronom }: Cadre, masculin: string): string =>
  pronom === 'elle' ? `${masculin}e` : pronom === 'il' ? masculin : `${masculin}(e)`;
const avec = <T>(valeur: T | null | undefined, dire: (valeur: T) => string): Dite =>
  valeur === null || valeur === undefined || valeur === '' ? undefined : dire(valeur);
const qui = (c: Cadre): string => (c.duConjoint ? 'son conjoint' : client(c));

/** A field of each of the two, told of one of them. */
const deChacun = (
  deux: readonly [ChampDuDossier, ChampDuDossier],
  dire: (c: Cadre, valeur: string) => string,
): Regle => ({
  champ: ({ duConjoint }) => deux[duConjoint ? 1 : 0],
  dire: (c) => {
    const valeur = c.fiche[deux[c.duConjoint ? 1 : 0]];
    return typeof valeur === 'string' && valeur !== '' ? dire(c, valeur) : undefined;
  },
});

const duClient = (champ: ChampDuDossier, dire: (c: Cadre) => Dite): Regle => ({
  champ: () => champ,
  dire: (c) => (c.duConjoint ? undefined : dire(c)),
});

const enfantsDe = (c: Cadre) =>
  (c.fiche.details_enfants_client ?? []).filter((_, rang) => c.rangs.length === 0 || c.rangs.includes(rang));

function direLesNaissances(c: Cadre): Dite {
  const nes = enfantsDe(c).filter((e) => e.date_naissance);
  if (nes.length === 0) return undefined;
  const dites = nes.map(({ prenom, date_naissance: jour }) => [prenom ?? 'un enfant', dater(jour ?? '')] as const);
  const [seul] = dites;
  if (seul !== undefined && dites.length === 1) return `${seul[0]} est né(e) le ${seul[1]}`;
  return `voici les naissances des enfants : ${dites.map(([prenom, jour]) => `${prenom}, le ${jour}`).join(' ; ')}`;
}

function direLesEnfants(c: Cadre): Dite {
  const nombre = c.fiche.nombre_enfants_a_charge_client ?? c.fiche.details_enfants_client?.length;
  if (nombre === undefined || nombre === null) return undefined;
  if (nombre === 0) return `${client(c)} n’a pas d’enfant à charge`;
  const noms = (c.fiche.details_enfants_client ?? []).flatMap(({ prenom }) => (prenom ? [prenom] : []));
  const suite = noms.length === nombre ? ` : ${noms.join(', ')}` : '';
  return `${client(c)} a ${nombre} enfant${nombre > 1 ? 's' : ''} à charge${suite}`;
}

function direLaNaissance(c: Cadre): Dite {
  return avec(c.fiche.date_naissance_client, (jour) => `${client(c)} est ${accorder(c, 'né')} le ${dater(jour)}`);
}

const direLeRevenu = (de: string) => (montant: number) =>
  `le revenu net annuel de ${de} est de ${formater(montant, 'EUR')}`;
function direLesRevenus(c: Cadre): Dite {
  const [sien, autre] = [c.fiche.revenu_net_annuel_client1, c.fiche.revenu_net_annuel_client2];
  if (c.duConjoint) return avec(autre, direLeRevenu('son conjoint'));
  const dites = [avec(sien, direLeRevenu(client(c))), avec(autre, direLeRevenu('son conjoint'))].filter(
    (d) => d !== undefined,
  );
  return avec(sien, () => dites.join(', et '));
}

function direLaResidence({ fiche, ...c }: Cadre): Dite {
  const ville = [fiche.code_postal_client, fiche.ville_client].filter(Boolean).join(' ');
  const lieu = [fiche.adresse_postale_client, ville].filter(Boolean).join(', ');
  return lieu === '' ? undefined : `${client({ fiche, ...c })} habite ${lieu}`;
}

const NAISSANCE = duClient('date_naissance_client', direLaNaissance);
const REGLES: Readonly<Record<string, Regle>> = {
  enfants: { champ: () => 'nombre_enfants_a_charge_client', dire: direLesEnfants },
  naissances: { champ: () => 'details_enfants_client', dire: direLesNaissances },
  regime: {
    champ: () => 'regime_matrimonial_client',
    dire: ({ fiche }) =>
      avec(fiche.regime_matrimonial_client, (r) => `le régime matrimonial est celui de la ${r.toLowerCase()}`),
  },
  etat_civil: {
    champ: () => 'situation_maritale_client',
    dire: (c) =>
      avec(c.fiche.situation_maritale_client, (s) => `la situation de ${client(c)} est : ${s.toLowerCase()}`),
  },
  mariage: {
    champ: () => 'date_mariage_pacs_client',
    dire: ({ fiche }) => avec(fiche.date_mariage_pacs_client, (jour) => `le mariage ou le PACS date du ${dater(jour)}`),
  },
  revenus: { champ: ({ duConjoint }) => `revenu_net_annuel_client${duConjoint ? 2 : 1}`, dire: direLesRevenus },
  naissance: NAISSANCE,
  age: NAISSANCE,
  residence: duClient('adresse_postale_client', direLaResidence),
  pays: duClient('pays_residence_fiscale_client', (c) =>
    avec(c.fiche.pays_residence_fiscale_client, (p) => `le pays de résidence fiscale de ${client(c)} est : ${p}`),
  ),
  profession: deChacun(['profession_client1', 'profession_client2'], (c, p) => `la profession de ${qui(c)} est : ${p}`),
  statut: deChacun(
    ['statut_professionnel_client1', 'statut_professionnel_client2'],
    (c, s) => `le statut professionnel de ${qui(c)} est : ${s.toLowerCase()}`,
  ),
  employeur: deChacun(
    ['nom_employeur_entreprise_client1', 'nom_employeur_entreprise_client2'],
    (c, e) => `l’employeur ou l’entreprise de ${qui(c)} est : ${e}`,
  ),
  nationalite: duClient('nationalite_client', (c) =>
    avec(c.fiche.nationalite_client, (n) => `la nationalité de ${client(c)} est : ${n}`),
  ),
  telephone: duClient('telephone_principal_client', (c) =>
    avec(c.fiche.telephone_principal_client, (t) => `le téléphone principal de ${client(c)} est le ${t}`),
  ),
  courriel: duClient('email_client', (c) =>
    avec(c.fiche.email_client, (e) => `l’adresse e-mail de ${client(c)} est : ${e}`),
  ),
};
const DES_ENFANTS = ['naissance', 'age'];

/** What is asked of children by their birth or their age is one thing. */
function champsDe({ champs, duConjoint }: QuestionDuDossier, enfants: readonly number[]): readonly string[] {
  const deLEnfant = (champs.includes('enfants') || enfants.length > 0) && !duConjoint;
  return deLEnfant && DES_ENFANTS.some((c) => champs.includes(c))
    ? ['naissances', ...champs.filter((c) => c !== 'enfants' && !DES_ENFANTS.includes(c))]
    : champs;
}

/** What the file says of what is asked. @param enfants those that the question names, by their place in the file. */
export function repondreParLeDossier(
  question: QuestionDuDossier,
  { fiche }: Dossier,
  pronom: Pronom | undefined,
  enfants: readonly number[],
): ReponseDuDossier {
  const cadre: Cadre = { fiche, pronom, duConjoint: question.duConjoint, rangs: enfants };
  const lues = champsDe(question, enfants).flatMap((champ) => REGLES[champ] ?? []);
  const dites = lues.map((regle) => ({ champ: regle.champ(cadre), phrase: regle.dire(cadre) }));
  return {
    phrases: [...new Set(dites.flatMap(({ phrase }) => (phrase === undefined ? [] : [phrase])))],
    absents: [...new Set(dites.flatMap(({ champ, phrase }) => (phrase === undefined ? [champ] : [])))],
  };
}

/** Where a field of the file is filled. */
export function ouRemplir(champ: ChampDuDossier): { readonly nom: string; readonly section: string } {
  for (const { ancre, champs } of SECTIONS_CLIENT) {
    const nom = Object.entries(champs).find(([cle]) => cle === champ)?.[1];
    if (nom !== undefined) return { nom, section: ancre };
  }
  return { nom: champ, section: '' };
}
