import { use } from 'react';
import type { Chiffre, ChiffresMontres } from '@francis/presentation/commun';
import { Etat, Pourquoi } from '../../../design-system/index.ts';
import { EtSi } from './Essais.tsx';
import { SituationMontree } from './SituationMontree.tsx';

/** Written smaller on a phone, where it would not hold on a line. */
const estLong = (valeur: string): boolean => valeur.length > 13;

/** The figure of the page, and the few that qualify it. */
export function Chiffres({ principal, etat, autres }: ChiffresMontres) {
  const montree = use(SituationMontree);
  return (
    <>
      <dl className="chiffres">
        <div className="grand">
          <dt>{montree === '' ? principal.libelle : `Situation ${montree} · ${principal.libelle}`}</dt>
          <dd data-resultat data-long={estLong(principal.valeur) || undefined}>
            <Valeur {...principal} />
          </dd>
        </div>
        {etat && (
          <div className="ex">
            <dt>État</dt>
            <dd>
              <Etat nom={etat} />
            </dd>
          </div>
        )}
        {autres.map((c) => (
          <div key={c.libelle}>
            <dt>{c.libelle}</dt>
            <dd>
              <Valeur {...c} />
            </dd>
          </div>
        ))}
      </dl>
      <EtSi />
    </>
  );
}

const Valeur = ({ valeur, noeud }: Chiffre) => (noeud ? <Pourquoi noeud={noeud} texte={valeur} /> : valeur);
