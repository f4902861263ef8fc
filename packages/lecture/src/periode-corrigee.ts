import { estCompte, finitParUnDementi } from './dementi.ts';
import { ecrireLeMontant } from './ecrire.ts';
import { PERIODES_DITES } from './lexique/dementis.ts';
import { IndexDesFormes } from './lexique/index-des-formes.ts';
import type { Mention } from './mentions/mention.ts';
import { trouverMentions } from './mentions/trouver.ts';
import type { Remplacement } from './remplacer.ts';
import { resteDit } from './reste-dit.ts';
import { aplatir } from './texte/normaliser.ts';
import type { Portee } from './texte/edition.ts';
import { queueDe } from './valeur-dite.ts';

const INDEX = new IndexDesFormes(PERIODES_DITES);
const LIBELLES = new Map<string, string>(PERIODES_DITES.map((p) => [p.concept, p.libelle]));

interface PeriodeCorrigee {
  readonly juste: string;
  readonly fausse: string;
  readonly spans: readonly [juste: Portee, fausse: Portee];
}

/** « par an, pas par mois », « pas par trimestre : par mois »: how often an amount comes, and how often it does not. */
function lirePeriodes(question: string): PeriodeCorrigee | undefined {
  const dit = aplatir(question);
  const [un, deux, ...autres] = INDEX.trouver(dit.texte);
  const [a, b] = [un?.concepts[0], deux?.concepts[0]];
  if (un === undefined || deux === undefined || autres.length > 0) return undefined;
  if (a === undefined || b === undefined || a === b) return undefined;
  if (finitParUnDementi(dit.texte.slice(un.fin, deux.debut)))
    return { juste: a, fausse: b, spans: [dit.origine(un.debut, un.fin), dit.origine(deux.debut, deux.fin)] };
  return finitParUnDementi(dit.texte.slice(0, un.debut))
    ? { juste: b, fausse: a, spans: [dit.origine(deux.debut, deux.fin), dit.origine(un.debut, un.fin)] }
    : undefined;
}

type Montant = Mention & { readonly type: 'montant' };
const estMontant = (m: Mention): m is Montant => m.type === 'montant';

/** The amounts of a turn that a period is said of: the one that is told again, those that had the wrong one, or all. */
function placesDe(tour: string, dit: Montant | undefined, fausse: string): readonly Montant[] {
  const montants = trouverMentions(tour).filter(estMontant);
  if (dit !== undefined) return montants.filter((m) => m.valeur === dit.valeur);
  const fausses = montants.filter((m) => m.periode === fausse);
  return fausses.length > 0 ? fausses : montants.filter((m) => m.periode === undefined);
}

/** The conversation with the period of an amount corrected; undefined when the turn says more, or not surely of what. */
export function remplacerLaPeriode(tours: readonly string[], question: string): Remplacement | undefined {
  const periodes = lirePeriodes(question);
  if (periodes === undefined) return undefined;
  const [dit, ...autres] = trouverMentions(question).filter(estCompte);
  if (autres.length > 0 || (dit !== undefined && !estMontant(dit))) return undefined;
  for (let rang = tours.length - 1; rang >= 0; rang -= 1) {
    const tour = tours[rang] ?? '';
    const places = placesDe(tour, dit, periodes.fausse);
    const [premiere] = places;
    if (premiere === undefined) continue;
    if (dit !== undefined && places.length > 1) return undefined;
    let corrige = tour;
    for (const place of places.toReversed()) {
      const queue = queueDe(tour, place.span[1]);
      const mots = `${ecrireLeMontant(place.valeur, place)}${queue.qualite} ${LIBELLES.get(periodes.juste) ?? ''}`;
      corrige = `${corrige.slice(0, place.span[0])}${mots}${corrige.slice(queue.fin)}`;
    }
    if (corrige === tour) return undefined;
    const queue = queueDe(tour, premiere.span[1]);
    const nouveau = `${ecrireLeMontant(premiere.valeur, premiere)}${queue.qualite} ${LIBELLES.get(periodes.juste) ?? ''}`;
    return {
      tours: tours.with(rang, corrige),
      rang,
      ancien: tour.slice(premiere.span[0], queue.fin),
      nouveau,
      place: [premiere.span[0], premiere.span[0] + nouveau.length],
      dite: dit?.span ?? periodes.spans[0],
      ...resteDit(tours, question, [...periodes.spans, ...(dit === undefined ? [] : [dit.span])]),
    };
  }
  return undefined;
}
