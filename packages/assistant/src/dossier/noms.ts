import { plier, TITRES_DES_PERSONNES } from '@francis/lecture';
import type { Pronom } from '../comprehension/pronom-du-client.ts';
import { estMot } from '../pseudonymes/mots.ts';
import { MOTS_EN_MINUSCULES } from '../pseudonymes/prenoms.ts';
import { type Dossier, estEnCouple } from './dossier.ts';
import { type Mot, motsDe } from './mots.ts';
import type { Edition } from './reecriture.ts';

export type Qui = 'client' | 'conjoint' | 'enfant';

/** Somebody of the file, where a question names them. */
export interface Nomme {
  readonly qui: Qui;
  /** Which child. */
  readonly rang: number;
  readonly debut: number;
  readonly fin: number;
}

interface Personne {
  readonly qui: Qui;
  readonly rang: number;
  readonly prenom: readonly string[];
  readonly noms: readonly (readonly string[])[];
}

const EN = 'en';

const decouper = (nom: string | null | undefined): string[] => motsDe(nom ?? '').map((m) => m.texte);

function personnesDe({ fiche, conjoint }: Dossier): Personne[] {
  const noms = [fiche.nom_client, fiche.nom_usage_client].map(decouper).filter((n) => n.length > 0);
  const enfants = (fiche.details_enfants_client ?? []).map(
    ({ prenom }, rang): Personne => ({ qui: 'enfant', rang, prenom: decouper(prenom), noms: [] }),
  );
  return [
    { qui: 'client', rang: 0, prenom: decouper(fiche.prenom_client), noms },
    ...(conjoint
      ? [{ qui: 'conjoint' as const, rang: 0, prenom: decouper(conjoint.prenom), noms: [decouper(conjoint.nom)] }]
      : []),
    ...enfants,
  ];
}

/** Whether a word is this name: a name that is a word too needs its capital, and « Marié » is nobody. */
function estCeNom({ texte, nu }: Mot, nom: string): boolean {
  const bas = texte.toLowerCase();
  if (bas !== nom.toLowerCase() && bas !== plier(nom)) return false;
  const commun = estMot(nom) || MOTS_EN_MINUSCULES.has(nu);
  if (texte.charAt(0) === bas.charAt(0)) return !commun;
  return texte.length === 1 || texte !== texte.toUpperCase() || !commun;
}

/** Words of a name in a row from this one; 0 when they are not. */
const suit = (mots: readonly Mot[], rang: number, nom: readonly string[]): number => {
  if (nom.length === 0) return 0;
  const tous = nom.every((n, i) => {
    const mot = mots[rang + i];
    return mot !== undefined && estCeNom(mot, n);
  });
  return tous ? nom.length : 0;
};

/** The longest way in which these words name that person, and whether a family name alone does. */
function nomme(
  mots: readonly Mot[],
  rang: number,
  { prenom, noms }: Personne,
): [nombre: number, familleSeule: boolean] {
  const entiers = noms.flatMap((nom) => [
    [...prenom, ...nom],
    [...nom, ...prenom],
  ]);
  const nombre = Math.max(0, ...[...(prenom.length > 0 ? entiers : []), prenom].map((n) => suit(mots, rang, n)));
  if (nombre > 0) return [nombre, false];
  return [Math.max(0, ...noms.map((n) => suit(mots, rang, n))), true];
}

/** Who of the file is named, in the order of the words. */
export function trouverLesNoms(texte: string, dossier: Dossier, pronom: Pronom | undefined): Nomme[] {
  const mots = motsDe(texte);
  const personnes = personnesDe(dossier);
  const trouves: Nomme[] = [];
  for (let i = 0; i < mots.length; ) {
    const titre = TITRES_DES_PERSONNES[mots[i]?.nu ?? ''];
    const debut = titre === undefined ? i : i + 1;
    let meilleur: (Omit<Nomme, 'debut' | 'fin'> & { readonly nombre: number }) | undefined;
    for (const personne of personnes) {
      const [nombre, familleSeule] = nomme(mots, debut, personne);
      if (nombre <= (meilleur?.nombre ?? 0)) continue;
      // The family name is that of both: the title says whose.
      const autre = familleSeule && titre !== undefined && pronom !== undefined && titre !== pronom;
      const qui = autre && personne.qui === 'client' && estEnCouple(dossier) ? 'conjoint' : personne.qui;
      meilleur = { qui, rang: personne.rang, nombre };
    }
    const seul = meilleur === undefined && titre !== undefined ? titreSeul(mots, i, titre, dossier, pronom) : undefined;
    if (seul !== undefined) meilleur = { qui: seul, rang: 0, nombre: 0 };
    // « en France » is no client called so.
    if (meilleur === undefined || mots[debut - 1]?.nu === EN) {
      i += 1;
      continue;
    }
    const fin = mots[debut + meilleur.nombre - 1]?.fin ?? 0;
    trouves.push({ qui: meilleur.qui, rang: meilleur.rang, debut: mots[i]?.debut ?? 0, fin });
    i = debut + meilleur.nombre;
  }
  return trouves;
}

/** Written whole; « M. » alone is the beginning of a name. */
const TITRES_ENTIERS: ReadonlySet<string> = new Set(['monsieur', 'madame']);
const SALUT: ReadonlySet<string> = new Set(['bonjour', 'bonsoir', 'merci', 'cher', 'chere']);

/** « Madame passe à 60 000 »: the client, or the spouse of a client of the other title; nobody in a greeting or before a name. */
function titreSeul(
  mots: readonly Mot[],
  rang: number,
  titre: Pronom,
  dossier: Dossier,
  pronom: Pronom | undefined,
): Qui | undefined {
  const suivant = mots[rang + 1]?.texte ?? '';
  const estUnNom = suivant !== suivant.toLowerCase();
  if (!TITRES_ENTIERS.has(mots[rang]?.nu ?? '') || estUnNom || SALUT.has(mots[rang - 1]?.nu ?? '')) return undefined;
  if (titre === pronom) return 'client';
  return pronom !== undefined && estEnCouple(dossier) ? 'conjoint' : undefined;
}

const APRES: ReadonlySet<string> = new Set('de d a pour par avec chez et ou sur'.split(' '));
const ENTRE: ReadonlySet<string> = new Set(['', 'et', ',', ', et', '&']);

/** The question as an adviser who names nobody would ask it: the client is « il » or « elle », and the others are theirs. */
export function direSansNoms(texte: string, dossier: Dossier, pronom: Pronom | undefined): Edition[] {
  const noms = trouverLesNoms(texte, dossier, pronom);
  const editions: Edition[] = [];
  for (let i = 0; i < noms.length; i += 1) {
    const un = noms[i];
    if (un === undefined) continue;
    const avant = motsDe(texte.slice(0, un.debut)).at(-1);
    const regi = avant !== undefined && APRES.has(avant.nu) && texte.slice(avant.fin, un.debut).trim().length <= 1;
    let dernier = un;
    if (un.qui === 'enfant')
      for (let suivant = noms[i + 1]; suivant !== undefined && tient(texte, dernier, suivant); suivant = noms[i + 1]) {
        dernier = suivant;
        i += 1;
      }
    const place = { debut: un.debut, fin: dernier.fin };
    if (un.qui === 'conjoint') editions.push({ ...place, texte: 'son conjoint' });
    else if (un.qui === 'enfant') {
      const nombre = noms.slice(noms.indexOf(un), i + 1).length;
      editions.push({ ...place, texte: nombre > 1 ? `ses ${nombre} enfants` : 'son enfant' });
    } else editions.push({ ...place, texte: direLeSujet(regi, pronom) });
  }
  return editions;
}

const tient = (texte: string, un: Nomme, suivant: Nomme): boolean =>
  suivant.qui === 'enfant' && ENTRE.has(texte.slice(un.fin, suivant.debut).trim());

function direLeSujet(regi: boolean, pronom: Pronom | undefined): string {
  if (regi || pronom === undefined) return pronom === 'elle' ? 'la cliente' : 'le client';
  return pronom;
}
