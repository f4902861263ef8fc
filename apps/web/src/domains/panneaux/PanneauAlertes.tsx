import { ALERTES_SOUHAITEES } from './listes.ts';
import { useMemo, useState } from 'react';
import { Alerte as Avis, Etat, TexteCite } from '../../design-system/index.ts';
import { formaterJour } from '@francis/presentation/commun';
import { aujourdhui } from '../simulateurs/commun/aujourdhui.ts';
import { alertesDe } from '../situation/alertes.ts';
import { Incomplete } from './Incomplete.tsx';
import type { PropsPanneau } from './Panneau.tsx';
import { useProfilModifiable } from './useProfilModifiable.ts';

const DEFAUT = ALERTES_SOUHAITEES.map(({ valeur }) => valeur);

/** What the engine sees coming on this person's facts; which kinds are wanted is kept in the profile. */
export function PanneauAlertes({ profil, utilisateurId }: PropsPanneau) {
  const [jour] = useState(aujourdhui);
  const modifier = useProfilModifiable(utilisateurId);
  const voulues = profil.alertes_souhaitees ?? DEFAUT;
  const lues = useMemo(() => alertesDe(profil, jour), [profil, jour]);
  const alertes = 'motif' in lues ? [] : lues.filter(({ nature }) => nature === 'echeance' || voulues.includes(nature));
  return (
    <section aria-labelledby="panneau-alertes">
      <div className="registre">
        <h2 id="panneau-alertes">Alertes</h2>
        {!('motif' in lues) && <Etat nom="estimation" />}
      </div>
      <fieldset className="cases">
        <legend className="etiq">Prévenez-moi</legend>
        {ALERTES_SOUHAITEES.map(({ valeur, libelle }) => (
          <label key={valeur}>
            <input
              type="checkbox"
              checked={voulues.includes(valeur)}
              onChange={() =>
                void modifier({
                  alertes_souhaitees: voulues.includes(valeur)
                    ? voulues.filter((v) => v !== valeur)
                    : [...voulues, valeur],
                })
              }
            />
            {libelle}
          </label>
        ))}
      </fieldset>
      {'motif' in lues ? (
        <Incomplete situation={lues} />
      ) : (
        <ul className="alertes">
          {alertes.map(({ cle, date, quand, titre, texte, article }) => (
            <li key={cle}>
              <time dateTime={date}>{quand ?? formaterJour(date)}</time>
              <div>
                <h3>{titre}</h3>
                <div className="dit">
                  {texte} <TexteCite texte={article} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!('motif' in lues) && alertes.length === 0 && <Avis>Rien à signaler aujourd’hui.</Avis>}
    </section>
  );
}
