import '../clients/entretien/entretien-client.css';
import type { ReunionDetail } from '@francis/contract';
import { useState } from 'react';
import { Bouton, dateDite, formaterEuros } from '../../design-system/index.ts';

export type PropositionAChoisir = ReunionDetail['propositions'][number];

interface Props {
  reunion: ReunionDetail;
  occupe: boolean;
  onReporter: (acceptes: readonly string[]) => void;
}

const JOUR = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const ecrire = (champ: string, valeur: string | number): string => {
  if (champ.startsWith('date_')) return dateDite(JOUR.format(Date.parse(`${valeur}T00:00Z`)));
  return typeof valeur === 'number' && champ.startsWith('revenu') ? formaterEuros(valeur) : String(valeur);
};

/** What the words propose for the file, each with them; only what is checked is written. */
export function Propositions({ reunion, occupe, onReporter }: Props) {
  const { propositions, client, droits } = reunion;
  const libres = propositions.filter(({ accepte }) => !accepte);
  const [choisies, setChoisies] = useState<ReadonlySet<string>>(
    () => new Set(libres.filter(({ etat, actuel }) => etat === 'sur' && actuel === null).map(({ id }) => id)),
  );
  const retenues = libres.filter(({ id }) => choisies.has(id)).map(({ id }) => id);
  const ecrivable = droits.modifier && client !== null;
  return (
    <>
      <ul className="propositions">
        {propositions.map((une) => (
          <LigneProposee
            key={une.id}
            une={une}
            ecrivable={ecrivable}
            choisie={choisies.has(une.id)}
            onChoix={(oui) => {
              setChoisies(choisir(libres, choisies, { une, oui }));
            }}
          />
        ))}
      </ul>
      {ecrivable && libres.length > 0 && (
        <Bouton rang="principal" disabled={occupe || retenues.length === 0} onClick={() => onReporter(retenues)}>
          Reporter {retenues.length} champ{retenues.length > 1 ? 's' : ''} dans le dossier
        </Bouton>
      )}
      {droits.modifier && client === null && (
        <p className="doux petit">Choisissez d’abord un dossier pour y reporter ces champs.</p>
      )}
    </>
  );
}

interface PropsLigne {
  une: PropositionAChoisir;
  ecrivable: boolean;
  choisie: boolean;
  onChoix: (oui: boolean) => void;
}

/** One value a field: what is chosen takes the place of the other. */
export function choisir(
  propositions: readonly Pick<PropositionAChoisir, 'id' | 'champ'>[],
  choisies: ReadonlySet<string>,
  { une, oui }: { readonly une: Pick<PropositionAChoisir, 'id' | 'champ'>; readonly oui: boolean },
): ReadonlySet<string> {
  const suite = new Set(choisies);
  if (oui) {
    for (const autre of propositions) if (autre.champ === une.champ) suite.delete(autre.id);
    suite.add(une.id);
  } else suite.delete(une.id);
  return suite;
}

/** One field that words propose, with them. */
export function LigneProposee({ une, ecrivable, choisie, onChoix }: PropsLigne) {
  const { champ, libelle, valeur, ligne, locuteur, preuves, etat, raison, formule, accepte, actuel } = une;
  return (
    <li>
      {ecrivable && !accepte ? (
        <label>
          <input type="checkbox" checked={choisie} onChange={(e) => onChoix(e.target.checked)} />
          <span>{libelle}</span>
        </label>
      ) : (
        <span>{libelle}</span>
      )}
      <b>
        {ecrire(champ, valeur)}
        {formule !== null && <span className="doux petit"> ({formule})</span>}
      </b>
      <span className="doux petit">
        {locuteur !== '' && `${locuteur}\u00a0: `}«{'\u00a0'}
        <Marquee ligne={ligne} preuves={preuves} />
        {'\u00a0'}»
        {etat === 'a_verifier' && <em className="reunion-a-verifier"> À vérifier{raison && `\u00a0: ${raison}`}.</em>}
        {accepte && <em> Reporté dans le dossier.</em>}
        {!accepte &&
          actuel !== null &&
          actuel !== valeur &&
          ` Le dossier dit aujourd’hui\u00a0: ${ecrire(champ, actuel)}.`}
      </span>
    </li>
  );
}

/** The line, the words that prove the value marked in it. */
function Marquee({ ligne, preuves }: Pick<PropositionAChoisir, 'ligne' | 'preuves'>) {
  const triees = preuves.toSorted((a, b) => a.debut - b.debut);
  const morceaux = triees.flatMap(({ debut, fin }, i) => [
    { cle: `a${debut}`, texte: ligne.slice(triees[i - 1]?.fin ?? 0, debut), marque: false },
    { cle: `m${debut}`, texte: ligne.slice(debut, fin), marque: true },
  ]);
  return (
    <>
      {morceaux.map(({ cle, texte, marque }) => (marque ? <mark key={cle}>{texte}</mark> : texte))}
      {ligne.slice(triees.at(-1)?.fin ?? 0)}
    </>
  );
}
