import { libelleAlire, lireMotsDecisifs, type Mention, plier } from '@francis/lecture';
import { type Dite, ditLeMot, estNie, incompris, lue, type Lue } from './reponse.ts';

const AGE_MIN = 16;
const AGE_MAX = 120;
const ENFANTS_MAX = 15;
const MAJORITE = 18;
const CONJOINTS: ReadonlySet<string> = new Set([
  'conjoint',
  'conjointe',
  'epouse',
  'epoux',
  'partenaire',
  'compagne',
  'compagnon',
]);
const ENFANTS: ReadonlySet<string> = new Set(['enfant', 'fille', 'fils', 'jumeaux', 'triples']);

const nombreDe = (m: Mention): number | undefined => {
  if (m.type === 'age') return m.valeur;
  if (m.type === 'duree') return m.unite === 'an' ? m.valeur : undefined;
  return m.type === 'quantite' && m.objet === '' ? m.valeur : undefined;
};

/** « quarante-deux ans », « 42 », « né en 1983 »; of the person, and of nobody else. */
export function lireAge(dite: Dite, annee: number): Lue {
  const autres = dite.mentions.filter((m) => m.type === 'personne');
  const ages = dite.mentions.filter((m) => nombreDe(m) !== undefined);
  const naissances = dite.mentions.filter((m) => m.type === 'date' && m.annee !== undefined);
  const [premier, second] = ages;
  if (premier === undefined && naissances.length === 1 && dite.mots.has('ne')) {
    const [naissance] = naissances;
    if (naissance?.type !== 'date') return incompris('Dites votre âge, par exemple « quarante-deux ans ».');
    return ageLu(dite, annee - (naissance.annee ?? 0), naissance, 'calculé sur l’année de naissance');
  }
  if (premier === undefined) return incompris('Dites votre âge, par exemple « quarante-deux ans ».');
  if (second !== undefined) return incompris('Plusieurs nombres\u202f: dites seulement votre âge.');
  return ageLu(dite, nombreDe(premier) ?? 0, premier, autres.length > 0 ? 'quelqu’un d’autre est nommé' : undefined);
}

const ageLu = (dite: Dite, age: number, preuve: Mention, doute: string | undefined): Lue =>
  age >= AGE_MIN && age <= AGE_MAX
    ? lue(dite, age, [preuve], { doute })
    : incompris(`Un âge entre ${AGE_MIN} et ${AGE_MAX} ans est attendu.`);

/** Notions of the dictionary that say a situation; the profile names two of them otherwise. */
const CIVILES: ReadonlySet<string> = new Set(['celibataire', 'marie', 'pacse', 'divorce', 'veuf', 'concubinage']);
const valeurCivile = (concept: string): string =>
  concept === 'pacse' ? 'pacs' : concept === 'concubinage' ? 'celibataire' : concept;
const CHOIX = 'célibataire, marié, pacsé, divorcé ou veuf';

/** The words that name the situation itself; the others only lead to it. */
const ETATS_CIVILS = ['celib', 'divorc'];

function douteDeSituation(dite: Dite, mention: Mention, concept: string): string | undefined {
  if (concept === 'concubinage') return 'en concubinage, chacun déclare seul\u202f: célibataire';
  const direct = ETATS_CIVILS.some((debut) => plier(mention.mots).startsWith(debut));
  if (concept === 'celibataire' && !direct) return 'vivre seul ne dit pas si vous avez été marié';
  if (concept === 'divorce' && !direct) return 'séparé n’est pas divorcé';
  const autrui = dite.mentions.find((m) => m.type === 'personne' && !CONJOINTS.has(m.lien) && !ENFANTS.has(m.lien));
  if (autrui !== undefined) return `«\u00a0${autrui.mots}\u00a0» est nommé`;
  return undefined;
}

export function lireSituation(dite: Dite): Lue {
  const dits = dite.mentions.filter((m) => m.type === 'mot' && CIVILES.has(m.concept) && !estNie(dite, m));
  const [premier] = dits;
  if (premier?.type !== 'mot') return incompris(`Dites votre état civil\u202f: ${CHOIX}.`);
  const valeurs = new Set(dits.flatMap((m) => (m.type === 'mot' ? [valeurCivile(m.concept)] : [])));
  if (valeurs.size > 1) return incompris('Plusieurs situations\u202f: dites seulement celle d’aujourd’hui.');
  const admises = dite.mentions.filter((m) => m.type === 'duree' || (m.type === 'quantite' && m.objet === 'enfants'));
  return lue(dite, valeurCivile(premier.concept), [premier], {
    admises,
    doute: douteDeSituation(dite, premier, premier.concept),
  });
}

/** Children are counted, never guessed: what makes one count otherwise is said, and looked at. */
export function lireEnfants(dite: Dite): Lue {
  const comptes = dite.mentions.filter((m) => m.type === 'quantite' && (m.objet === 'enfants' || m.objet === ''));
  const seuls = dite.mentions.filter((m) => m.type === 'personne' && ENFANTS.has(m.lien) && !estNie(dite, m));
  const ages = dite.mentions.filter((m) => m.type === 'age');
  if (comptes.some((m) => sontPetitsEnfants(m.mots)))
    return incompris('Des petits-enfants ne sont pas à charge\u202f: dites le nombre de vos enfants, ou « aucun ».');
  if (comptes.length === 0 && (dite.mots.has('aucun') || (dite.mots.has('non') && seuls.length === 0)))
    return lue(dite, 0, []);
  const dits = comptes.reduce((n, m) => n + (m.type === 'quantite' ? m.valeur : 0), 0);
  const un = comptes.length === 0 && dite.mots.has('un') ? 1 : 0;
  const filles = comptes.some((m) => m.type === 'quantite' && m.objet === 'enfants')
    ? seuls.reduce((n, m) => n + combien(m), 0)
    : 0;
  const nombre =
    comptes.length > 0
      ? dits + filles
      : Math.max(
          un,
          seuls.reduce((n, m) => n + combien(m), 0),
        );
  if (nombre === 0 && comptes.length === 0) return incompris('Dites un nombre d’enfants à charge, ou « aucun ».');
  if (
    nombre > ENFANTS_MAX ||
    (comptes.length + seuls.length > 2 && comptes.length > 1) ||
    comptes.some((m) => estNie(dite, m))
  )
    return incompris('Dites seulement le nombre total d’enfants à charge.');
  return lue(dite, nombre, [...comptes, ...seuls], { admises: ages, doute: douteDEnfants(dite, ages) });
}

/** « trois petits-enfants » are those of one's children; « deux petits enfants » are young, or theirs. */
const sontPetitsEnfants = (mots: string): boolean =>
  plier(mots).includes('petits-') || plier(mots).includes('petites-');

/** « des jumeaux » are two, « ma fille » is one; « mes enfants » says no number. */
const combien = (m: Mention): number => {
  if (m.type !== 'personne') return 0;
  return m.nombre ?? (m.mots.endsWith('s') && m.lien !== 'fils' ? 0 : 1);
};

function douteDEnfants(dite: Dite, ages: readonly Mention[]): string | undefined {
  const [decisif] = lireMotsDecisifs(dite.texte).filter((mot) => mot === 'alternee' || mot === 'handicap');
  if (decisif !== undefined) return `${libelleAlire(decisif)}\u202f: à préciser dans votre question`;
  if (ages.some((m) => m.type === 'age' && m.valeur >= MAJORITE))
    return 'un enfant majeur n’est à charge que s’il est rattaché';
  const autrui = dite.mentions.find((m) => m.type === 'personne' && !ENFANTS.has(m.lien));
  if (autrui !== undefined) return `«\u00a0${autrui.mots}\u00a0» est nommé`;
  return ditLeMot(dite, 'y_compris') ? 'une partie des enfants est décrite à part' : undefined;
}

/** Yes, no, or what one is: a lodging that is not owned is not always rented. */
export function lireResidence(dite: Dite): Lue {
  const { mots } = dite;
  const nie = mots.has('non') || dite.mentions.some((m) => m.type === 'negation');
  const locataire = mots.has('locataire');
  const oui = mots.has('oui') || (mots.has('proprietaire') && !nie);
  if (oui && (nie || locataire || mots.has('heberge')))
    return incompris('Répondez par oui si votre résidence principale vous appartient, par non sinon.');
  const bailleur = mots.has('bailleur') ? 'vous parlez aussi d’un logement que vous louez' : undefined;
  if (oui) return lue(dite, 'proprietaire_rp', [], { doute: douteDePropriete(dite) ?? bailleur });
  if (locataire && !bailleur) return lue(dite, 'locataire', []);
  if (nie || mots.has('heberge')) return lue(dite, 'non', [], { doute: bailleur });
  return incompris('Répondez par oui ou par non.');
}

const DEMEMBREMENTS = ['usufruit', 'nue_propriete', 'indivision', 'sci'];
function douteDePropriete(dite: Dite): string | undefined {
  const dits = [...lireMotsDecisifs(dite.texte), ...dite.mentions.flatMap((m) => (m.type === 'mot' ? m.concept : []))];
  const droit = DEMEMBREMENTS.find((d) => dits.includes(d));
  return droit === undefined ? undefined : `${libelleAlire(droit)}\u202f: la propriété n’est pas entière`;
}
