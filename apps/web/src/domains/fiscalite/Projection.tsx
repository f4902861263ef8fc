import type { Profil } from '@francis/contract';
import { useMemo, useState } from 'react';
import { ChampChoix, formaterEuros, formaterTaux, formaterTauxMoyen } from '../../design-system/index.ts';
import { ANNEES_PROJETEES, projeter } from '../situation/projection.ts';

/** Percent by year. */
const CROISSANCES = [0, 1, 2, 3, 5] as const;

/** Ten years of tax, each computed whole, under assumptions that are written under them. */
export function Projection({ profil, annee }: { profil: Profil; annee: number }) {
  const [croissance, setCroissance] = useState<number>(2);
  const annees = useMemo(() => projeter(profil, annee, croissance / 100), [profil, annee, croissance]);
  const maximum = Math.max(...annees.map(({ du }) => du), 1);
  const total = annees.reduce((somme, { du }) => somme + du, 0);
  const revenus = annees.reduce((somme, a) => somme + a.revenus, 0);
  return (
    <section className="bloc-annee" aria-labelledby="dix-ans">
      <div className="registre">
        <h2 id="dix-ans">Dix ans</h2>
        <p className="chapeau">Impôt et prélèvements sociaux, revenus de l’année</p>
      </div>
      <div className="hypothese-annee">
        <ChampChoix
          libelle="Croissance de vos revenus, par an"
          value={croissance}
          onChange={(e) => setCroissance(Number(e.target.value))}
        >
          {CROISSANCES.map((c) => (
            <option key={c} value={c}>
              {formaterTaux(c / 100)}
            </option>
          ))}
        </ChampChoix>
      </div>
      <table className="tab projection">
        <caption className="vh">Impôt projeté sur {ANNEES_PROJETEES} ans</caption>
        <thead>
          <tr>
            <th scope="col">Revenus</th>
            <th scope="col" className="d">
              Impôt
            </th>
            <th scope="col" className="d moyen">
              Taux moyen
            </th>
          </tr>
        </thead>
        <tbody>
          {annees.map((a) => (
            <tr key={a.annee}>
              <th scope="row">
                <span className="barre-annee">
                  {a.annee}
                  <i
                    className={a.annee === annee ? 'accent' : ''}
                    style={{ '--w': `${(Math.max(0, a.du) / maximum) * 100}%` }}
                  />
                </span>
              </th>
              <td className="d">{formaterEuros(a.du)}</td>
              <td className="d moyen">{a.revenus > 0 ? formaterTauxMoyen(a.du / a.revenus) : '—'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Dix ans</th>
            <td className="d">{formaterEuros(total)}</td>
            <td className="d moyen">{revenus > 0 ? formaterTauxMoyen(total / revenus) : '—'}</td>
          </tr>
        </tfoot>
      </table>
      <p className="petit doux">
        Hypothèses{'\u202f'}: loi connue aujourd’hui, barème inchangé, même foyer, enfants toujours à charge, dons et
        patrimoine constants, revenus en hausse de {formaterTaux(croissance / 100)} par an. Ce n’est pas une prévision.
      </p>
    </section>
  );
}
