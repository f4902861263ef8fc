import type { ResultatPartage } from '@francis/contract';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Alerte, Bouton, Etat } from '../../design-system/index.ts';
import { CadrePublic } from '../../platform/CadrePublic.tsx';
import { jourLong } from '../../platform/dates.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { arreterPartage, cleDe, lirePartage } from './api.ts';
import '../public/pages.css';
import './partages.css';

const FINI = 'Ce résultat n’est plus partagé\u202f: il a été arrêté, ou son délai est passé.';

/** One figure, as it was shared: neither who, nor from what. */
export function PagePartage() {
  const { jeton = '' } = useParams();
  const [resultat, setResultat] = useState<ResultatPartage | null>(null);
  const [refus, setRefus] = useState('');
  useTitre(resultat?.titre ?? 'Résultat partagé');
  useEffect(() => {
    const arret = new AbortController();
    lirePartage(jeton, arret.signal).then(setResultat, (error: unknown) => {
      if (!arret.signal.aborted)
        setRefus(
          error instanceof ApiError && error.status === 404
            ? FINI
            : messageOf(error, 'Le résultat n’a pas pu être lu.'),
        );
    });
    return () => arret.abort();
  }, [jeton]);
  return (
    <CadrePublic>
      <div className="page page-texte partage-resultat">
        {refus !== '' && (
          <>
            <h1>Résultat partagé</h1>
            <Alerte ton="attention">
              <p>{refus}</p>
            </Alerte>
            <p>
              <Link to="/simulateurs">Ouvrir les simulateurs</Link>
            </p>
          </>
        )}
        {refus === '' && resultat && <Resultat jeton={jeton} resultat={resultat} surArret={() => setRefus(FINI)} />}
      </div>
    </CadrePublic>
  );
}

interface PropsResultat {
  jeton: string;
  resultat: ResultatPartage;
  surArret: () => void;
}

function Resultat({ jeton, resultat, surArret }: PropsResultat) {
  const { titre, libelle, valeur, bareme, etat, cree_le, expire_le, simulateur } = resultat;
  const { occupe, agir } = useAction();
  return (
    <>
      <h1>{titre}</h1>
      <dl className="chiffre-partage">
        <dt className="doux">{libelle}</dt>
        <dd>{valeur}</dd>
      </dl>
      <p className="doux">
        {etat && <Etat nom={etat} />} Barème{'\u202f'}: {bareme}. Partagé le {jourLong(cree_le)}, visible jusqu’au{' '}
        {jourLong(expire_le)}.
      </p>
      <p>Ni la saisie ni la personne ne sont dites ici. Résultat indicatif, calculé par Francis.</p>
      <p className="gestes">
        <Link className="bouton" to={`/${simulateur}`}>
          Calculer le mien
        </Link>
        {cleDe(jeton) !== undefined && (
          <Bouton
            disabled={occupe}
            onClick={() =>
              void agir(async () => {
                await arreterPartage(jeton);
                surArret();
              })
            }
          >
            Arrêter le partage
          </Bouton>
        )}
      </p>
    </>
  );
}
