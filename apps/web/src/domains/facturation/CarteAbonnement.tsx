import type { Abonnement } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { abonnementsQuery, faire, type Geste } from './api.ts';
import { AvisConfirmation } from './AvisConfirmation.tsx';
import { FenetreResiliation, FenetreRetractation } from './Fenetres.tsx';
import { detailTva, prix, questionsDe } from './textes.ts';

const ETATS: Readonly<Record<Abonnement['statut'], string>> = {
  actif: 'Actif',
  impaye: 'Impayé',
  a_confirmer: 'À confirmer',
};
const CLASSES: Readonly<Record<Abonnement['statut'], string>> = {
  actif: 'pastille',
  impaye: 'pastille impaye',
  a_confirmer: 'pastille a-venir',
};

interface Props {
  abonnement: Abonnement;
  taux: number | undefined;
}

const FAIT: Readonly<Record<Geste, string>> = {
  resiliation: 'Votre abonnement est résilié. Une confirmation part par e-mail.',
  reprise: 'Votre abonnement reprend.',
  retractation: 'Votre rétractation est reçue. Un accusé de réception part par e-mail.',
};

/** One subscription: what it is, until when, and the ways to end it. */
export function CarteAbonnement({ abonnement, taux }: Props) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const [fenetre, setFenetre] = useState<'resiliation' | 'retractation'>();
  const { id, formule, fin, renouvele, offert, statut, retractable_jusquau: jusquau } = abonnement;
  const geste = (lequel: Geste) => () =>
    void agir(async () => {
      client.setQueryData(abonnementsQuery.queryKey, await faire(id, lequel));
      setFenetre(undefined);
      toast(FAIT[lequel]);
      await client.invalidateQueries({ queryKey: ['quota'] });
    });
  const echeance = offert && !renouvele ? 'Offert jusqu’au' : renouvele ? 'Prochain renouvellement' : 'Prend fin le';
  return (
    <div className="feuille bloc carte-abonnement">
      <div className="registre">
        <h3>{formule.nom}</h3>
        <span className={CLASSES[statut]}>{ETATS[statut]}</span>
      </div>
      {statut === 'a_confirmer' && <AvisConfirmation />}
      {statut === 'impaye' && (
        <Alerte ton="attention">
          Le dernier paiement n’a pas abouti. Donnez un autre moyen de paiement dans le portail de gestion{'\u202f'};
          vos données restent à vous quoi qu’il arrive.
        </Alerte>
      )}
      <dl className="fiche-compte">
        <div>
          <dt>Prix</dt>
          <dd>
            {prix(formule)}
            {taux !== undefined && <small>{detailTva(formule, taux)}</small>}
          </dd>
        </div>
        <div>
          <dt>Questions</dt>
          <dd>
            {questionsDe(formule)}
            {statut === 'a_confirmer' && <small>Dès votre adresse confirmée</small>}
          </dd>
        </div>
        <div>
          <dt>{echeance}</dt>
          <dd>{jourLong(fin)}</dd>
        </div>
      </dl>
      <div className="rangee">
        {renouvele ? (
          <Bouton onClick={() => setFenetre('resiliation')}>Résilier mon abonnement</Bouton>
        ) : (
          !offert && (
            <Bouton onClick={geste('reprise')} disabled={occupe}>
              Reprendre l’abonnement
            </Bouton>
          )
        )}
        {jusquau !== null && (
          <Bouton rang="discret" onClick={() => setFenetre('retractation')}>
            Me rétracter (jusqu’au {jourLong(jusquau)})
          </Bouton>
        )}
      </div>
      {fenetre === 'resiliation' && (
        <FenetreResiliation
          abonnement={abonnement}
          occupe={occupe}
          onFermer={() => setFenetre(undefined)}
          onConfirmer={geste('resiliation')}
        />
      )}
      {fenetre === 'retractation' && (
        <FenetreRetractation
          abonnement={abonnement}
          occupe={occupe}
          onFermer={() => setFenetre(undefined)}
          onConfirmer={geste('retractation')}
        />
      )}
    </div>
  );
}
