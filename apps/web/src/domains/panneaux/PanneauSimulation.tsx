import { useMemo, useState } from 'react';
import { Bouton, ChampChoix, Etat, formaterEuros, formaterTaux, MOINS } from '../../design-system/index.ts';
import { ChampMontant } from '../simulateurs/commun/ChampMontant.tsx';
import { aujourdhui } from '../simulateurs/commun/aujourdhui.ts';
import { CalculLevier } from '../simulateurs/optimisation/CalculLevier.tsx';
import { totalDu } from '../situation/annee.ts';
import type { SituationCalculee } from '../situation/lire.ts';
import { FenetreTmi } from './FenetreTmi.tsx';
import { Incomplete } from './Incomplete.tsx';
import type { PropsPanneau } from './Panneau.tsx';
import { type ChampEssai, ESSAIS, preciser, simuler } from './simuler.ts';

const ENFANTS_MAX = 15;

const signer = (ecart: number): string =>
  ecart === 0 ? 'Aucun effet' : `${ecart > 0 ? '+' : MOINS}\u00a0${formaterEuros(Math.abs(ecart))}`;

/** « Et si… »: one fact changed, the whole year computed again. */
export function PanneauSimulation({ profil: ecrit }: PropsPanneau) {
  const profil = useMemo(() => preciser(ecrit), [ecrit]);
  const [annee] = useState(() => Number(aujourdhui().slice(0, 4)));
  const [champ, setChamp] = useState<ChampEssai>('revenus_salaires');
  const [valeur, setValeur] = useState<number>();
  const [tmi, setTmi] = useState(false);
  const essai = valeur ?? profil[champ] ?? 0;
  const borne = champ === 'nombre_enfants' ? Math.min(ENFANTS_MAX, essai) : essai;
  const lue = useMemo(
    () => simuler(profil, annee, champ, Number.isNaN(borne) ? 0 : borne),
    [profil, annee, champ, borne],
  );
  const unite = ESSAIS.find((e) => e.champ === champ)?.unite ?? '';
  return (
    <section aria-labelledby="panneau-simulation">
      <div className="registre">
        <h2 id="panneau-simulation">Simulation</h2>
        <Bouton taille="petite" onClick={() => setTmi(true)}>
          Calculer une TMI
        </Bouton>
      </div>
      <p className="voix">
        Et si un chiffre de votre année {annee} changeait{'\u202f'}?
      </p>
      <div className="grille-panneau">
        <ChampChoix
          libelle="Ce qui change"
          value={champ}
          onChange={(e) => {
            const choisi = ESSAIS.find((essaye) => essaye.champ === e.target.value);
            if (choisi) setChamp(choisi.champ);
            setValeur(undefined);
          }}
        >
          {ESSAIS.map((e) => (
            <option key={e.champ} value={e.champ}>
              {e.libelle}
            </option>
          ))}
        </ChampChoix>
        <ChampMontant
          key={champ}
          libelle="Nouvelle valeur"
          valeur={essai}
          unite={unite}
          facultatif
          onChange={setValeur}
        />
      </div>
      {'motif' in lue ? (
        <Incomplete situation={lue} />
      ) : (
        <>
          <table className="tab comparee">
            <caption className="vh">Votre année, sans et avec ce changement</caption>
            <thead>
              <tr>
                <th scope="col">
                  Année {annee} <Etat nom="estimation" />
                </th>
                <th scope="col" className="d">
                  Aujourd’hui
                </th>
                <th scope="col" className="d">
                  Avec
                </th>
              </tr>
            </thead>
            <tbody>
              <Ligne nom="Revenu net imposable" lire={(s) => formaterEuros(s.resultat.revenu_net_imposable)} {...lue} />
              <Ligne nom="TMI" lire={(s) => formaterTaux(s.resultat.tmi)} {...lue} />
              <Ligne nom="Impôt et prélèvements" lire={(s) => formaterEuros(totalDu(s.resultat))} {...lue} />
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Différence</th>
                <td className={`d${lue.ecart < 0 ? ' gain' : ''}`} colSpan={2}>
                  {signer(lue.ecart)}
                </td>
              </tr>
            </tfoot>
          </table>
          <CalculLevier
            key={`${champ}-${borne}`}
            nom="ce changement"
            calculs={{ avant: [{ nom: 'Aujourd’hui', ...lue.avant }], apres: [{ nom: 'Avec', ...lue.apres }] }}
          />
          <p className="petit doux">{[...new Set(lue.apres.hypotheses)].join(' ')}</p>
        </>
      )}
      {tmi && <FenetreTmi profil={profil} onFermer={() => setTmi(false)} />}
    </section>
  );
}

interface PropsLigne {
  nom: string;
  avant: SituationCalculee;
  apres: SituationCalculee;
  lire: (s: SituationCalculee) => string;
}

function Ligne({ nom, avant, apres, lire }: PropsLigne) {
  return (
    <tr>
      <th scope="row">{nom}</th>
      <td className="d">{lire(avant)}</td>
      <td className="d">{lire(apres)}</td>
    </tr>
  );
}
