import { type IdLevier, proposerOptimisations } from '@francis/fiscal/optimisation';
import type { Profil } from '@francis/contract';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ChampChoix, classeBouton, Etat, formaterEuros, TexteCite } from '../../design-system/index.ts';
import { aujourdhui } from '../simulateurs/commun/aujourdhui.ts';
import { CalculLevier } from '../simulateurs/optimisation/CalculLevier.tsx';
import { lireSituation } from '../situation/lire.ts';
import { plafondsPer } from '../situation/leviers.ts';
import { Incomplete } from './Incomplete.tsx';
import { TYPES_OPTIMISATION } from './listes.ts';
import type { PropsPanneau } from './Panneau.tsx';
import { useProfilModifiable } from './useProfilModifiable.ts';

type Type = NonNullable<Profil['type_optimisation']>;

/** Which kind of lever each is; those without are choices of the return, for all. */
const TYPE_DE: Readonly<Partial<Record<IdLevier, Type>>> = {
  per: 'retraite',
  micro_ou_reel_foncier: 'immobilier',
  regime_location: 'immobilier',
  dons: 'transmission',
  calendrier_dons: 'transmission',
  micro_ou_reel_bic: 'entreprise',
  micro_ou_reel_bnc: 'entreprise',
};

function chercher(profil: Profil, jour: string) {
  const s = lireSituation(profil, Number(jour.slice(0, 4)));
  if (!('foyer' in s)) return s;
  const { declarant1, declarant2 } = plafondsPer(profil, s);
  const epargne = profil.epargne_disponible ?? 0;
  const lu = proposerOptimisations(s.foyer, s.annee, {
    options: s.options,
    plafondPer: { declarant1, ...(declarant2 === undefined ? {} : { declarant2 }) },
    ...(epargne > 0 ? { epargneDisponible: epargne } : {}),
  });
  return 'leviers' in lu ? { ...lu, hypotheses: s.hypotheses } : { manques: [], motif: lu.message };
}

/** Every lever of the engine on this person's facts; which kind to look at is kept in the profile. */
export function PanneauOptimisation({ profil, utilisateurId }: PropsPanneau) {
  const [jour] = useState(aujourdhui);
  const modifier = useProfilModifiable(utilisateurId);
  const type = profil.type_optimisation ?? 'toutes';
  const lu = useMemo(() => chercher(profil, jour), [profil, jour]);
  const voulu = ({ id }: { id: IdLevier }): boolean => type === 'toutes' || (TYPE_DE[id] ?? type) === type;
  return (
    <section aria-labelledby="panneau-optimisation">
      <div className="registre">
        <h2 id="panneau-optimisation">Optimisation</h2>
        {!('motif' in lu) && <Etat nom="estimation" />}
      </div>
      <div className="grille-panneau">
        <ChampChoix
          libelle="Type d’optimisation"
          value={type}
          onChange={(e) =>
            void modifier({
              type_optimisation: TYPES_OPTIMISATION.find(({ valeur }) => valeur === e.target.value)?.valeur ?? null,
            })
          }
        >
          {TYPES_OPTIMISATION.map(({ valeur, libelle }) => (
            <option key={valeur} value={valeur}>
              {libelle}
            </option>
          ))}
        </ChampChoix>
      </div>
      {'motif' in lu ? (
        <Incomplete situation={lu} />
      ) : (
        <>
          <ul className="alertes">
            {lu.leviers.filter(voulu).map((l) => (
              <li key={l.id}>
                <b className="gain n">{formaterEuros(l.gain)}</b>
                <div>
                  <h3>{l.titre}</h3>
                  <div className="dit">
                    {l.action} {l.condition} <TexteCite texte={l.reference} />
                  </div>
                  <p className="petit doux">
                    {l.echeance}. {l.risque}
                  </p>
                  <CalculLevier nom={l.titre} calculs={l.calculs} />
                </div>
              </li>
            ))}
          </ul>
          {lu.ecartes.some(voulu) && (
            <details className="non-retenus">
              <summary>Ce qui n’apporte rien, ou dont il manque un fait</summary>
              <ul>
                {lu.ecartes.filter(voulu).map((e) => (
                  <li key={e.id}>
                    <b>{e.titre}</b> {e.motif}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {lu.hypotheses.length > 0 && <p className="petit doux">{lu.hypotheses.join(' ')}</p>}
        </>
      )}
      <p className="rangee">
        <Link className={classeBouton()} to="/simulateur-optimisation">
          Ouvrir le simulateur
        </Link>
        <Link className={classeBouton()} to="/ma-fiscalite">
          Voir mon année
        </Link>
      </p>
    </section>
  );
}
