import { estCompte, lireDementi } from './dementi.ts';
import { lireMotsDecisifs } from './decisifs.ts';
import { ecrireLeMontant } from './ecrire.ts';
import type { Mention } from './mentions/mention.ts';
import { trouverMentions } from './mentions/trouver.ts';
import type { Remplacement } from './remplacer.ts';
import { resteDit } from './reste-dit.ts';
import { ditUnAjout } from './tours.ts';
import { queueDe } from './valeur-dite.ts';

const MILLE = 1000;
const valeurDe = (m: Mention): number | undefined =>
  m.type === 'date' ? (m.mois === undefined ? m.annee : undefined) : 'valeur' in m ? m.valeur : undefined;
const nombre = (m: Mention): boolean => m.type === 'montant' || m.type === 'quantite';
const classe = (m: Mention): string => (m.type === 'age' ? 'duree' : m.type);

/** Whether a mention of an earlier turn is the value that is denied, « 380 » of 380 000 included. */
function estNiee(place: Mention, fausse: Mention, facteur: number): boolean {
  const [dite, niee] = [valeurDe(place), valeurDe(fausse)];
  if (dite === undefined || niee === undefined || dite !== niee * facteur) return false;
  if (fausse.type === 'quantite' && fausse.objet === '') return place.type !== 'date' && place.type !== 'taux';
  return classe(place) === classe(fausse) || (nombre(place) && nombre(fausse));
}

/** « 6cv », « trois enfants »: what is counted stays after the number. */
function objetDe(mots: string): string {
  const espace = mots.indexOf(' ');
  if (espace >= 0) return mots.slice(espace);
  const lettre = Array.from(mots).findIndex((c) => (c < '0' || c > '9') && c !== ',' && c !== '.');
  return lettre <= 0 ? '' : ` ${mots.slice(lettre)}`;
}

/** The words of the right value, written as the wrong one was. */
function motsDe(
  question: string,
  tour: string,
  place: Mention,
  juste: Mention,
  facteur: number,
): readonly [string, number] | undefined {
  const fin = place.span[1];
  const valeur = valeurDe(juste);
  if (valeur === undefined) return undefined;
  if (place.type === 'montant' && nombre(juste)) {
    const queue = queueDe(tour, fin);
    const dite = queueDe(question, juste.span[1]);
    const suite = `${dite.qualite === '' ? queue.qualite : dite.qualite}${dite.periode === '' ? queue.periode : dite.periode}`;
    // « non, 36 000 et pas 26 »: the one that is written whole is whole.
    const entier = valeur >= MILLE ? valeur : valeur * facteur;
    return [`${ecrireLeMontant(entier, place)}${suite}`, queue.fin];
  }
  if (facteur !== 1) return undefined;
  if (place.type === 'quantite') return [`${valeur}${objetDe(place.mots)}`, fin];
  if (place.type === 'duree' || place.type === 'age')
    return [juste.type === 'quantite' ? `${valeur}${objetDe(place.mots)}` : juste.mots, fin];
  return [juste.mots, fin];
}

/** A share that the two values have told already: « à 80 %, donc 36 000 au lieu de 45 000 ». */
const estLeRapport = (m: Mention, juste: Mention, fausse: Mention): boolean => {
  const [neuf, vieux] = [valeurDe(juste), valeurDe(fausse)];
  return m.type === 'taux' && neuf !== undefined && vieux !== undefined && Math.abs(neuf - vieux * m.valeur) < 1;
};

/**
 * The conversation with the value that is denied replaced by the right one, whatever the other words are. Undefined when no
 * turn said the value that is denied, when two did, or when something else is counted that was not said before.
 */
export function remplacerLeDementi(tours: readonly string[], question: string): Remplacement | undefined {
  const dementi = lireDementi(question);
  if (dementi === undefined || ditUnAjout(question)) return undefined;
  const { juste, fausse, autres } = dementi;
  const dites = new Set(
    tours.flatMap((t) => trouverMentions(t).filter(estCompte)).map((m) => `${classe(m)} ${valeurDe(m) ?? m.mots}`),
  );
  const redites = autres.every(
    (m) => dites.has(`${classe(m)} ${valeurDe(m) ?? m.mots}`) || estLeRapport(m, juste, fausse),
  );
  const decisifs = new Set(tours.flatMap(lireMotsDecisifs));
  const nouveaux = lireMotsDecisifs(question).filter((mot) => !decisifs.has(mot) && !SANS_EFFET.has(mot));
  if (!redites || nouveaux.length > 0) return undefined;
  for (const facteur of [1, MILLE])
    for (let rang = tours.length - 1; rang >= 0; rang -= 1) {
      const tour = tours[rang] ?? '';
      const places = trouverMentions(tour).filter((m) => estCompte(m) && estNiee(m, fausse, facteur));
      const [place, autre] = places;
      if (place === undefined) continue;
      if (autre !== undefined) return undefined;
      const mots = motsDe(question, tour, place, juste, facteur);
      if (mots === undefined) return undefined;
      const [texte, fin] = mots;
      const [de] = place.span;
      return {
        tours: tours.with(rang, `${tour.slice(0, de)}${texte}${tour.slice(fin)}`),
        rang,
        ancien: tour.slice(de, fin),
        nouveau: texte,
        place: [de, de + texte.length],
        dite: juste.span,
        ...resteDit(tours, question, [juste.span, fausse.span]),
      };
    }
  return undefined;
}

const SANS_EFFET: ReadonlySet<string> = new Set([
  'essai',
  'hypothese',
  'correction',
  'heritage',
  'per',
  'garde_enfants',
]);
