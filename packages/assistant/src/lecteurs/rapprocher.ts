import { cheminDeBase, definitionDe, type Fait, type Feuille, sansRangs } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import { type Compte, estMontant, proche, valeursPossibles } from './valeurs.ts';

/** What was found of each value in the words of the person, and what was not. */
export interface Rapprochement {
  readonly faits: readonly Fait[];
  /** Mentions that no value accounts for. */
  readonly restes: readonly Mention[];
  /** Amounts that nobody said. */
  readonly sansPreuve: readonly Feuille[];
}

/** A year, a date or an age proves itself once: two people of one age were said twice. */
type Preuve = { readonly formule?: string; readonly mentions: readonly string[] };

/** Who is counted, as the dictionary names what a number counts. */
const PERSONNES: ReadonlySet<string> = new Set(['enfants', 'personnes']);

type DateDite = Extract<Mention, { type: 'date' }>;
const estDate = (m: Mention): m is DateDite => m.type === 'date';

export class Rapprocheur {
  readonly #mentions: readonly Mention[];
  readonly #annee: number;
  readonly #possibles: readonly Compte[];
  /** Years from which an age may be counted. */
  #references: readonly number[] = [];
  readonly #naissances = new Map<string, string>();

  /** @param jour the day of the question, AAAA-MM-JJ */
  constructor(mentions: readonly Mention[], jour: string) {
    this.#mentions = mentions;
    this.#annee = Number(jour.slice(0, 4));
    this.#possibles = valeursPossibles(mentions);
  }

  rapprocher(feuilles: readonly Feuille[]): Rapprochement {
    this.#references = [this.#annee, ...feuilles.flatMap((f) => (f.chemin === 'annee' ? [Number(f.valeur)] : []))];
    const faits = this.#mineurs(feuilles.map((f) => this.#fait(f, feuilles)));
    const utilisees = new Set(faits.flatMap((f) => f.preuves));
    for (const id of this.#compteurs(utilisees, feuilles)) utilisees.add(id);
    return {
      faits,
      restes: this.#mentions.filter((m) => !utilisees.has(m.id)),
      sansPreuve: feuilles.filter(
        (f, i) => (this.#estMontant(f) || estUneDureeADire(f)) && faits[i]?.preuves.length === 0,
      ),
    };
  }

  /** Under age, one child is as another to the tax: an age that was said is that of a child who has none yet. */
  #mineurs(faits: readonly Fait[]): readonly Fait[] {
    const aine = Math.min(...this.#references) - MAJORITE;
    if (faits.some((f) => f.chemin.includes('garde_enfants'))) return faits;
    const prises = new Set(faits.flatMap((f) => f.preuves));
    const ages = this.#mentions.filter((m) => !prises.has(m.id) && estUnAgeDeMineur(m)).map((m) => m.id);
    const parEnfant = new Map<string, string>();
    return faits.map((f) => {
      if (f.preuves.length > 0 || !estUnEnfant(f.chemin) || Number(f.valeur) <= aine) return f;
      const enfant = sansScenario(f.chemin);
      const age = parEnfant.get(enfant) ?? ages.shift();
      if (age === undefined) return f;
      parEnfant.set(enfant, age);
      return { ...f, preuves: [age] };
    });
  }

  /** Months of pay and numbers of children: what says how many times a value is held. */
  #compteurs(utilisees: ReadonlySet<string>, feuilles: readonly Feuille[]): string[] {
    const fois = new Set(
      this.#mentions.flatMap((m) => (estMontant(m) && utilisees.has(m.id) && m.fois !== undefined ? [m.fois] : [])),
    );
    const tailles = new Set([...longueurs(feuilles).values(), ...comptes(feuilles), ...gardes(feuilles)]);
    return this.#mentions
      .filter(
        (m) =>
          (m.type === 'duree' && m.unite === 'mois' && fois.has(m.valeur)) ||
          (m.type === 'quantite' && (m.objet === '' || PERSONNES.has(m.objet)) && tailles.has(m.valeur)),
      )
      .map((m) => m.id);
  }

  #estMontant({ chemin, valeur }: Feuille): boolean {
    const unite = definitionDe(chemin)?.unite;
    return (unite === 'EUR' || unite === 'CHF') && valeur !== 0;
  }

  #fait(feuille: Feuille, toutes: readonly Feuille[]): Fait {
    const preuve = this.#prouver(feuille, toutes);
    return {
      ...feuille,
      ...(preuve?.formule === undefined || preuve.formule === preuve.mentions[0] ? {} : { formule: preuve.formule }),
      source: preuve === undefined ? 'defaut' : 'dit',
      preuves: preuve?.mentions ?? [],
    };
  }

  #prouver({ chemin, valeur }: Feuille, toutes: readonly Feuille[]): Preuve | undefined {
    const definition = definitionDe(chemin);
    if (typeof valeur === 'string') return definition?.unite === 'date' ? this.#jour(valeur) : undefined;
    if (typeof valeur !== 'number') return undefined;
    switch (definition?.unite) {
      case 'EUR':
      case 'CHF':
        return this.#montant(valeur);
      case 'annee':
        return chemin.includes('naissance') ? this.#naissance(chemin, valeur) : this.#an(valeur);
      case 'age':
        return this.#nombre(valeur, ['age', 'duree', 'quantite']);
      case 'ans':
        return this.#nombre(valeur, ['duree', 'age'], (m) => !this.#deQuelquUn(m)) ?? this.#ecart(valeur, toutes);
      case 'taux':
        return this.#nombre(valeur, ['taux']) ?? this.#partDUnTout(valeur);
      case 'mois':
      case 'km':
      case 'nombre':
        return this.#nombre(valeur, ['quantite', 'duree', 'montant']);
      default:
        return undefined;
    }
  }

  #montant(valeur: number): Preuve | undefined {
    // Nothing is said by amounts that happen to cancel out.
    if (valeur === 0) return this.#nombre(0, ['montant', 'quantite']);
    const trouvees = this.#possibles.filter((c) => proche(c.valeur, valeur));
    const [simple] = trouvees;
    if (simple === undefined) return this.#nombre(valeur, ['quantite', 'duree']);
    // The same amount said twice proves the same value twice.
    const pareilles = trouvees.filter((c) => c.mentions.length === 1 && simple.mentions.length === 1);
    return {
      formule: simple.formule,
      mentions: [...new Set([...simple.mentions, ...pareilles.flatMap((c) => c.mentions)])],
    };
  }

  #nombre(
    valeur: number,
    types: readonly Mention['type'][],
    si: (m: Mention) => boolean = () => true,
  ): Preuve | undefined {
    const mentions = this.#mentions.filter(
      (m) => types.includes(m.type) && 'valeur' in m && Math.abs(m.valeur - valeur) < 1e-6 && si(m),
    );
    return mentions.length === 0 ? undefined : { mentions: mentions.map((m) => m.id) };
  }

  /** « mon fils a 12 ans »: the age of somebody is how long nothing was kept. */
  #deQuelquUn(m: Mention): boolean {
    if (m.type !== 'age') return false;
    const avant = this.#mentions.findLast((x) => x.span[1] <= m.span[0]);
    return avant?.type === 'personne' && m.span[0] - avant.span[1] <= VOISINAGE;
  }

  /** « 30 parts sur 100 »: two counts of one thing make a rate. */
  #partDUnTout(valeur: number): Preuve | undefined {
    const comptes = this.#mentions.flatMap((m) =>
      m.type === 'quantite' && m.objet !== '' && m.valeur > 0 ? [{ id: m.id, n: m.valeur, objet: m.objet }] : [],
    );
    for (const a of comptes)
      for (const b of comptes)
        if (a.id !== b.id && a.objet === b.objet && Math.abs(a.n / b.n - valeur) < 1e-6)
          return { formule: `${a.id}/${b.id}`, mentions: [a.id, b.id] };
    return undefined;
  }

  #an(valeur: number): Preuve | undefined {
    const mentions = this.#mentions.filter((m) => estDate(m) && m.annee === valeur && m.jour === undefined);
    return mentions.length === 0 ? undefined : { mentions: mentions.map((m) => m.id) };
  }

  #jour(valeur: string): Preuve | undefined {
    const [annee, mois, jour] = valeur.split('-').map(Number);
    const mentions = this.#mentions.filter(
      (m) =>
        estDate(m) &&
        (m.annee ?? annee) === annee &&
        (m.mois === undefined || m.mois === mois) &&
        (m.jour === undefined || m.jour === jour) &&
        (m.annee !== undefined || m.mois !== undefined),
    );
    if (mentions.length > 0) return { mentions: mentions.map((m) => m.id) };
    // « un contrat de cinq ans »: the day is that many years before this one.
    const duree = this.#mentions.find(
      (m) => (m.type === 'duree' || m.type === 'age') && this.#annee - m.valeur === annee,
    );
    return duree === undefined ? undefined : { formule: `${this.#annee}-${duree.id}`, mentions: [duree.id] };
  }

  /** A birth year from a year or an age; one mention gives birth to one person. */
  #naissance(chemin: string, valeur: number): Preuve | undefined {
    const personne = sansScenario(chemin);
    const deja = this.#naissances.get(personne);
    if (deja !== undefined) return { mentions: [deja] };
    const prises = new Set(this.#naissances.values());
    const candidates = this.#mentions
      .filter((m) => !prises.has(m.id))
      .map((m) => ({ m, ecart: this.#ecartDeNaissance(m, valeur) }))
      .filter(({ ecart }) => ecart <= 1.5)
      .sort((x, y) => x.ecart - y.ecart);
    const mention = candidates[0]?.m;
    if (mention === undefined) return undefined;
    this.#naissances.set(personne, mention.id);
    return { formule: estDate(mention) ? mention.id : `${this.#annee}-${mention.id}`, mentions: [mention.id] };
  }

  /** How far a mention is from telling a birth in that year; an age is told as such before a bare number is one. */
  #ecartDeNaissance(m: Mention, naissance: number): number {
    if (estDate(m)) return m.annee === naissance ? APRES_UN_AGE : Number.POSITIVE_INFINITY;
    const nu = m.type === 'quantite' && m.objet === '';
    if (m.type !== 'age' && m.type !== 'duree' && !nu) return Number.POSITIVE_INFINITY;
    const ecart = Math.min(...this.#references.map((annee) => Math.abs(annee - m.valeur - naissance)));
    return m.type === 'age' ? ecart : ecart + (nu ? APRES_UN_AGE / 2 : 0.5);
  }

  /** Whole years between two dates that were said, or since one. */
  #ecart(valeur: number, toutes: readonly Feuille[]): Preuve | undefined {
    const fins = [
      ...toutes
        .filter((f) => definitionDe(f.chemin)?.unite === 'date')
        .map((f) => ({ annee: Number(String(f.valeur).slice(0, 4)), id: '' })),
      ...this.#mentions.filter(estDate).map((m) => ({ annee: m.annee ?? this.#annee, id: m.id })),
      { annee: this.#annee, id: '' },
    ];
    for (const debut of this.#mentions.filter(estDate))
      for (const fin of fins) {
        const ecart = fin.annee - (debut.annee ?? this.#annee);
        if (ecart === valeur || ecart === valeur + 1)
          return {
            formule: `${fin.id === '' ? fin.annee : fin.id}-${debut.id}`,
            mentions: [debut.id, ...(fin.id === '' ? [] : [fin.id])],
          };
      }
    return undefined;
  }
}

/** A year may be that of anything: an age tells a birth before it does. */
const APRES_UN_AGE = 0.4;

/** Words between a person and their age: « ma fille aînée, qui a 12 ans ». */
const VOISINAGE = 16;

/** Since when something is held: no custom says it. */
const estUneDureeADire = ({ chemin }: Feuille): boolean => {
  const definition = definitionDe(chemin);
  return definition?.unite === 'ans' && definition.defaut === undefined;
};

/** Last age at which the age of a child changes nothing. */
const MAJORITE = 18;
const MOIS_D_UN_NOURRISSON = 36;

const estUnEnfant = (chemin: string): boolean => chemin.includes('enfants.') && chemin.endsWith('annee_naissance');
const estUnAgeDeMineur = (m: Mention): boolean =>
  (m.type === 'age' && m.valeur < MAJORITE) ||
  (m.type === 'duree' && m.unite === 'mois' && m.valeur <= MOIS_D_UN_NOURRISSON);

/** Children of each kind of custody: « deux à temps plein, un en alternance ». */
function gardes(feuilles: readonly Feuille[]): number[] {
  const parGarde = new Map<Feuille['valeur'], Set<string>>();
  for (const { chemin, valeur } of feuilles)
    if (chemin.endsWith('garde_alternee'))
      parGarde.set(valeur, (parGarde.get(valeur) ?? new Set()).add(sansScenario(chemin)));
  return [...parGarde.values()].map((enfants) => enfants.size);
}

/** Counts of people that the input holds as a number. */
const comptes = (feuilles: readonly Feuille[]): number[] =>
  feuilles.flatMap(({ chemin, valeur }) =>
    typeof valeur === 'number' && definitionDe(chemin)?.unite === 'nombre' ? [valeur] : [],
  );

/** A person keeps their age from one scenario to the next. */
const sansScenario = (chemin: string): string => cheminDeBase(chemin);

/** Whether a value of the tree counts the elements of a list: « trois enfants ». */
export function longueurs(feuilles: readonly Feuille[]): Map<string, number> {
  const listes = new Map<string, Set<string>>();
  for (const { chemin } of feuilles) {
    const cles = cheminDeBase(chemin).split('.');
    const place = cles.findIndex((cle) => sansRangs(cle) === '*');
    if (place < 1) continue;
    const liste = cles.slice(0, place).join('.');
    listes.set(liste, (listes.get(liste) ?? new Set()).add(cles[place] ?? ''));
  }
  return new Map([...listes].map(([liste, rangs]) => [liste, rangs.size]));
}
