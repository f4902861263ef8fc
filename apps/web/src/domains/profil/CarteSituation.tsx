import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Etat, formaterEuros, formaterTaux, formaterValeur, Montant, Note, Trace } from '../../design-system/index.ts';
import { etiquettesDe, NOMS_ETIQUETTES } from '../decouverte/questionnaire.ts';
import { profilQuery } from './api.ts';
import { decrireFoyer } from './foyer.ts';
import { estimer } from './situation.ts';
import './profil.css';

const ID = 'calcul-situation';

/** « Votre situation », from the profile; nothing while the profile says nothing. */
export function CarteSituation() {
  const { data: profil } = useQuery(profilQuery);
  const { data: estimation } = useQuery({
    queryKey: ['situation', profil],
    // TanStack refuses undefined as data.
    queryFn: async () => (profil ? ((await estimer(profil)) ?? null) : null),
    enabled: profil !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [ouvert, setOuvert] = useState(false);
  const menage = profil && decrireFoyer(profil);
  const revenu = profil?.revenus_salaires ?? profil?.pensions_retraite ?? profil?.revenu_annuel;
  const etiquettes = etiquettesDe(profil ?? {}).map((etiquette) => NOMS_ETIQUETTES[etiquette]);
  if (!profil || (!menage && !revenu && etiquettes.length === 0)) return null;
  const libelleRevenu = profil.revenus_salaires ? 'Salaires' : profil.pensions_retraite ? 'Pensions' : 'Revenu annuel';

  return (
    <div className="duo">
      <div>
        <section className="situation" aria-labelledby="situ">
          <header>
            <h2 id="situ">Votre situation</h2>
            <Link className="petit" to="/profil">
              Modifier
            </Link>
          </header>
          {etiquettes.length > 0 && <p className="etiquettes">{etiquettes.join(', ')}</p>}
          {!menage && !revenu && (
            <p className="petit">
              <Link to="/discover?questions">Dites votre foyer et votre revenu</Link> pour voir votre tranche et votre
              impôt.
            </p>
          )}
          {(menage || revenu) && (
            <dl>
              {menage && <Donnee nom="Foyer">{menage}</Donnee>}
              {revenu ? <Donnee nom={libelleRevenu}>{formaterEuros(revenu)}</Donnee> : null}
              {estimation && (
                <>
                  <Donnee nom="Parts">{formaterValeur(estimation.parts, 'nombre')}</Donnee>
                  <Donnee nom="TMI">{formaterTaux(estimation.tmi)}</Donnee>
                  <Donnee nom={`Impôt ${estimation.annee + 1}`}>
                    <Montant ouvert={ouvert} controle={ID} onBascule={() => setOuvert(!ouvert)}>
                      {formaterEuros(estimation.impot)}
                    </Montant>
                  </Donnee>
                </>
              )}
            </dl>
          )}
        </section>
        {estimation && ouvert && (
          <Trace
            id={ID}
            trace={estimation.trace}
            titre={`Calcul des ${formaterEuros(estimation.impot)}`}
            repere={`revenus ${estimation.annee}`}
            onFermer={() => setOuvert(false)}
          />
        )}
      </div>
      {estimation && (
        <Note titre={`Revenus ${estimation.annee}.`}>
          <Etat nom="estimation" /> d’après votre profil, sans réduction ni crédit
          {estimation.partage ? ', les salaires du couple répartis par moitié.' : '.'}
        </Note>
      )}
    </div>
  );
}

function Donnee({ nom, children }: { nom: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{children}</dd>
    </div>
  );
}
