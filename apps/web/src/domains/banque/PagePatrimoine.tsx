import type { Banques } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { Section } from '../../platform/Section.tsx';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { choisir } from '../donnees-personnelles/api.ts';
import { banquesQuery, partir } from './api.ts';
import { CarteBanque } from './CarteBanque.tsx';
import './banque.css';

/** Of the text shown below, as the page of personal data shows it. */
const VERSION_ACCORD = '2026-11';

/** What the person owns, as far as their banks say it. */
export function PagePatrimoine() {
  useTitre('Patrimoine');
  const { data, error } = useQuery(banquesQuery);
  return (
    <CadreCompte className="banque">
      <h1>Patrimoine</h1>
      <Section
        titre="Comptes bancaires"
        texte={
          'Les comptes que vous choisissez de montrer à Francis, et leur solde jour après jour. Lecture seule\u202f: rien ne peut être déplacé.'
        }
        erreur={data ? undefined : error}
      >
        {data?.moyen === 'essai' && (
          <Alerte ton="attention">
            <b>Banque d’essai.</b> Sur cette démonstration, les comptes et les soldes sont inventés.
          </Alerte>
        )}
        {data?.connexions.map((connexion) => (
          <CarteBanque key={connexion.id} connexion={connexion} />
        ))}
        {data && <Connecter banques={data} />}
      </Section>
    </CadreCompte>
  );
}

function Connecter({ banques }: { banques: Banques }) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const { moyen, accord, connexions } = banques;
  if (moyen === 'indisponible') {
    return <p className="doux">La connexion bancaire n’est pas ouverte sur ce serveur.</p>;
  }
  const connecter = (): void =>
    void agir(async () => {
      if (!accord) {
        await choisir({ finalite: 'banque', accorde: true, version: VERSION_ACCORD });
        await client.invalidateQueries({ queryKey: ['consentements'] });
      }
      location.assign((await partir()).url);
    });
  return (
    <div className="connecter-banque">
      {!accord && (
        <p className="doux">
          En connectant une banque, vous acceptez que Francis lise le nom et le solde de vos comptes. Quand vous
          demandez une lecture, votre banque reçoit l’adresse réseau de votre appareil. Vous pouvez y mettre fin ici, ou
          retirer votre consentement dans <Link to="/mes-donnees">Mes données</Link>
          {'\u202f'}: les jetons sont détruits et ce qui a été lu est effacé.
        </p>
      )}
      <Bouton rang={connexions.length === 0 ? 'principal' : 'normal'} onClick={connecter} disabled={occupe}>
        {occupe ? 'Ouverture de votre banque...' : accord ? 'Connecter une banque' : 'Accepter et connecter une banque'}
      </Bouton>
    </div>
  );
}
