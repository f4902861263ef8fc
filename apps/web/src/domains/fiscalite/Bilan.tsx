import { useState } from 'react';
import { Link } from 'react-router';
import { Etat, formaterEuros, formaterTaux, MOIS, Montant, Trace } from '../../design-system/index.ts';
import type { AnneeFiscale, solder } from '../situation/annee.ts';

interface Props {
  lue: AnneeFiscale;
  /** With the levers that are ticked. */
  du: number;
  solde: ReturnType<typeof solder>;
}

const FOIS: Readonly<Record<number, string>> = { 2: 'deux', 3: 'trois', 4: 'quatre' };
const ID = 'calcul-annee';

function quand({ reste = 0, echelonnement, nonReclame }: Props['solde'], suite: number): string {
  if (nonReclame) return 'trop peu pour être réclamé (CGI art. 1657)';
  if (reste < 0) return `remboursés à l’été ${suite}`;
  if (!echelonnement) return 'rien à payer, rien à recevoir';
  return echelonnement.fois > 1
    ? `en ${FOIS[echelonnement.fois] ?? echelonnement.fois} fois, de septembre à décembre ${suite}`
    : `en une fois, en septembre ${suite}`;
}

/** What is left, in large; then the tax and what is withheld. The figure opens its calculation. */
export function Bilan({ lue, du, solde }: Props) {
  const [ouvert, setOuvert] = useState(false);
  const { annee, situation, retenues } = lue;
  const { resultat, trace } = situation;
  const social = resultat.prelevements_sociaux;
  const grand = solde.reste ?? du;
  const titre =
    solde.reste === undefined
      ? `Impôt sur vos revenus ${annee}`
      : solde.reste < 0
        ? 'Ce qui vous sera remboursé'
        : 'Ce qu’il vous restera à payer';
  const figure = (valeur: number) => (
    <Montant ouvert={ouvert} controle={ID} onBascule={() => setOuvert(!ouvert)}>
      <span key={valeur} className="roule">
        {formaterEuros(Math.abs(valeur))}
      </span>
    </Montant>
  );
  return (
    <>
      <dl className="bilan">
        <div className="grand">
          <dt>
            {titre} <Etat nom="estimation" />
          </dt>
          <dd>
            {figure(grand)}
            <small>
              {solde.reste === undefined ? (
                <>
                  Indiquez vos retenues dans <Link to="/profil">votre profil</Link> pour voir ce qui restera à payer.
                </>
              ) : (
                quand(solde, annee + 1)
              )}
            </small>
          </dd>
        </div>
        {solde.reste !== undefined && (
          <div>
            <dt>Impôt sur vos revenus {annee}</dt>
            <dd>
              <span key={du} className="roule">
                {formaterEuros(du)}
              </span>
              <small>TMI {formaterTaux(resultat.tmi)}</small>
            </dd>
          </div>
        )}
        {retenues ? (
          <>
            <div>
              <dt>Déjà prélevé</dt>
              <dd>
                {formaterEuros(retenues.cumul)}
                <small>{retenues.mois === 1 ? 'en janvier' : `de janvier à ${MOIS[retenues.mois - 1]}`}</small>
              </dd>
            </div>
            <div>
              <dt>Encore à prélever</dt>
              <dd>
                {formaterEuros(retenues.aVenir)}
                <small>
                  {retenues.aVenir === 0 ? 'l’année est finie' : `${formaterEuros(retenues.mensuelle)} par mois`}
                </small>
              </dd>
            </div>
          </>
        ) : (
          <>
            <div>
              <dt>Tranche marginale</dt>
              <dd>{formaterTaux(resultat.tmi)}</dd>
            </div>
            <div>
              <dt>Prélèvements sociaux</dt>
              <dd>
                {formaterEuros(social)}
                <small>compris dans le total</small>
              </dd>
            </div>
          </>
        )}
      </dl>
      {ouvert && (
        <Trace
          id={ID}
          trace={trace}
          titre={`Impôt sur vos revenus ${annee}, sans levier`}
          repere={`revenus ${annee}`}
          niveau={2}
          onFermer={() => setOuvert(false)}
        />
      )}
    </>
  );
}
