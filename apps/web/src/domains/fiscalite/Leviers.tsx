import { useState } from 'react';
import { formaterEuros, TexteCite } from '../../design-system/index.ts';
import { ChampMontant } from '../simulateurs/commun/ChampMontant.tsx';
import { CalculLevier } from '../simulateurs/optimisation/CalculLevier.tsx';
import { appliquerTout, type Choix, gainDe, type LevierOuvert, type LeviersOuverts } from '../situation/leviers.ts';
import type { SituationLue } from '../situation/lire.ts';

interface Props {
  ouverts: LeviersOuverts;
  situation: SituationLue;
  jour: string;
  onChoix: (choix: readonly Choix[]) => void;
}

const JOUR_MS = 86_400_000;
const joursRestants = (jour: string): number =>
  Math.round((Date.parse(`${jour.slice(0, 4)}-12-31T00:00:00Z`) - Date.parse(`${jour}T00:00:00Z`)) / JOUR_MS);

const NOMBRES = ['Les leviers ensemble', 'Un levier coché', 'Deux leviers cochés', 'Trois leviers cochés'];

/** What may still be done this year: amount, gain, condition, certificate, and the two computations behind the gain. */
export function Leviers({ ouverts: { leviers, ecartes }, situation, jour, onChoix }: Props) {
  const [montants, setMontants] = useState<Readonly<Record<string, number>>>({});
  const [coches, setCoches] = useState<readonly string[]>([]);
  const montantDe = (l: LevierOuvert): number => {
    const montant = montants[l.id] ?? l.montant;
    return Number.isNaN(montant) ? 0 : montant;
  };
  const choixDe = (ids: readonly string[], change?: { id: string; montant: number }): Choix[] =>
    leviers
      .filter(({ id }) => ids.includes(id))
      .map((levier) => ({
        levier,
        montant: change?.id === levier.id ? (Number.isNaN(change.montant) ? 0 : change.montant) : montantDe(levier),
      }));
  const cocher = (id: string): void => {
    const suivants = coches.includes(id) ? coches.filter((c) => c !== id) : [...coches, id];
    setCoches(suivants);
    onChoix(choixDe(suivants));
  };
  const changer = (id: string, montant: number): void => {
    setMontants({ ...montants, [id]: montant });
    if (coches.includes(id)) onChoix(choixDe(coches, { id, montant }));
  };
  const ensemble = choixDe(coches.length > 0 ? coches : leviers.map(({ id }) => id));
  const jours = joursRestants(jour);
  return (
    <section className="bloc-annee" aria-labelledby="leviers">
      <div className="registre">
        <h2 id="leviers">Ouvert jusqu’au 31 décembre</h2>
        <p className="chapeau">
          {jours > 1 ? `${jours} jours` : jours === 1 ? 'Demain' : 'Dernier jour'}. Cochez pour voir l’effet.
        </p>
      </div>
      {leviers.length > 0 && (
        <ul className="leviers">
          {leviers.map((levier) => {
            const montant = montantDe(levier);
            const choix = [{ levier, montant }];
            const gain = gainDe(situation, choix);
            return (
              <li key={levier.id}>
                <label className="case">
                  <input type="checkbox" checked={coches.includes(levier.id)} onChange={() => cocher(levier.id)} />
                  <b>{levier.nom}</b>
                  <span className="doux">{levier.precision}</span>
                </label>
                <div className="montant-levier">
                  <ChampMontant
                    libelle={`Montant\u202f: ${levier.nom}`}
                    valeur={montants[levier.id] ?? levier.montant}
                    facultatif
                    onChange={(valeur) => changer(levier.id, valeur)}
                  />
                </div>
                <p className="gain-levier">
                  <span className="vh">Gain</span>
                  <b className="gain">{formaterEuros(gain)}</b>
                </p>
                <div className="condition">
                  {levier.condition}{' '}
                  <span className="doux">
                    <TexteCite texte={levier.article} />
                  </span>
                </div>
                <p className="piece">
                  <span className="vh">Justificatif</span>
                  {levier.justificatif}
                </p>
                <CalculLevier
                  key={montant}
                  nom={levier.nom}
                  calculs={{
                    avant: [{ nom: 'Sans ce levier', ...situation }],
                    apres: [{ nom: 'Avec ce levier', ...situation, foyer: appliquerTout(situation.foyer, choix) }],
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {leviers.length > 0 && (
        <p className="total-leviers" role="status">
          <b>{NOMBRES[coches.length]}</b>
          <b className="gain">{formaterEuros(gainDe(situation, ensemble))}</b>
        </p>
      )}
      {ecartes.length > 0 && (
        <ul className="leviers-ecartes">
          {ecartes.map((motif) => (
            <li key={motif}>{motif}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
