import type { Facteur, NouveauFacteurReponse } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { Bouton, Fenetre } from '../../../design-system/index.ts';
import { useSession } from '../../../platform/session.ts';
import { toast } from '../../../platform/toasts.tsx';
import { FormulairePreuve } from '../preuve/FormulairePreuve.tsx';
import { facteursQuery, preparerFacteur, refaireCodes, retirerFacteur } from './api.ts';
import { CodesSecours } from './CodesSecours.tsx';
import { dateLongue } from '../../../platform/dates.ts';
import { EnrolementTotp } from './EnrolementTotp.tsx';
import { Section } from '../../../platform/Section.tsx';
import { useAction } from '../../../platform/useAction.ts';

type Etape =
  | { genre: 'repos' }
  | { genre: 'preuve' }
  | { genre: 'enrolement'; facteur: z.infer<typeof NouveauFacteurReponse> }
  | { genre: 'codes'; codes: readonly string[] };

/** The second factor: enrolment, recovery codes, removal. */
export function SectionFacteurs() {
  const client = useQueryClient();
  const session = useSession();
  const { data, error } = useQuery(facteursQuery);
  const [etape, setEtape] = useState<Etape>({ genre: 'repos' });
  const [aRetirer, setARetirer] = useState<Facteur>();
  const [aRefaire, setARefaire] = useState(false);
  const { occupe, agir } = useAction();

  const facteurs = data?.facteurs.filter(({ confirme }) => confirme) ?? [];
  const actif = facteurs.length > 0;
  const relire = (): void => {
    for (const cle of ['facteurs', 'journal', 'appareils']) void client.invalidateQueries({ queryKey: [cle] });
  };
  const montrerCodes = (codes: readonly string[]): void => {
    setEtape({ genre: 'codes', codes });
    relire();
  };

  return (
    <Section
      titre="Double authentification"
      texte={
        actif
          ? 'Un code de votre application est demandé à chaque connexion, après le mot de passe.'
          : 'Un mot de passe peut être deviné ou volé. Un code de votre téléphone, demandé après lui, ferme la porte.'
      }
      erreur={error}
      action={
        data &&
        etape.genre === 'repos' && (
          <Bouton rang={actif ? 'normal' : 'principal'} onClick={() => setEtape({ genre: 'preuve' })}>
            {actif ? 'Ajouter une application' : 'Activer'}
          </Bouton>
        )
      }
    >
      {etape.genre === 'preuve' && (
        <div className="feuille bloc">
          <FormulairePreuve
            bouton="Continuer"
            enCours="Vérification..."
            defaut="La double authentification n’a pas pu être préparée. Réessayez."
            action={async (preuve) => setEtape({ genre: 'enrolement', facteur: await preparerFacteur(preuve) })}
            onAnnuler={() => setEtape({ genre: 'repos' })}
          />
        </div>
      )}
      {etape.genre === 'enrolement' && (
        <div className="feuille bloc">
          <EnrolementTotp
            facteur={etape.facteur}
            onConfirme={(codes) => {
              toast('Double authentification activée. Vos autres appareils sont déconnectés.');
              montrerCodes(codes);
            }}
            onAnnuler={() => setEtape({ genre: 'repos' })}
          />
        </div>
      )}
      {etape.genre === 'codes' && (
        <CodesSecours
          codes={etape.codes}
          email={session.statut === 'ouverte' ? session.utilisateur.email : ''}
          onFini={() => setEtape({ genre: 'repos' })}
        />
      )}
      {actif && etape.genre !== 'codes' && (
        <ul className="lignes">
          {facteurs.map((facteur) => (
            <li key={facteur.id}>
              <div>
                <b>{facteur.nom}</b>
                <span className="doux">Ajoutée le {dateLongue(facteur.creeLe)}</span>
              </div>
              <Bouton taille="petite" rang="danger" onClick={() => setARetirer(facteur)}>
                Retirer
              </Bouton>
            </li>
          ))}
          <li>
            <div>
              <b>Codes de secours</b>
              <span className="doux">{restants(data?.codesSecoursRestants ?? 0)}</span>
            </div>
            <Bouton taille="petite" onClick={() => setARefaire(true)}>
              En créer de nouveaux
            </Bouton>
          </li>
        </ul>
      )}
      {aRetirer && (
        <Fenetre
          titre="Retirer cette application&#8239;?"
          onFermer={() => setARetirer(undefined)}
          actions={
            <>
              <Bouton onClick={() => setARetirer(undefined)}>Annuler</Bouton>
              <Bouton
                rang="danger"
                disabled={occupe}
                onClick={() =>
                  void agir(async () => {
                    await retirerFacteur(aRetirer.id);
                    setARetirer(undefined);
                    relire();
                    toast('Application retirée.');
                  })
                }
              >
                Retirer
              </Bouton>
            </>
          }
        >
          <p>
            {facteurs.length === 1
              ? 'Votre mot de passe suffira de nouveau à ouvrir votre compte, et les codes de secours ne vaudront plus rien.'
              : `«\u202f${aRetirer.nom}\u202f» ne sera plus acceptée. Vos autres applications restent.`}
          </p>
        </Fenetre>
      )}
      {aRefaire && (
        <Fenetre
          titre="Créer de nouveaux codes&#8239;?"
          onFermer={() => setARefaire(false)}
          actions={
            <>
              <Bouton onClick={() => setARefaire(false)}>Annuler</Bouton>
              <Bouton
                rang="principal"
                disabled={occupe}
                onClick={() =>
                  void agir(async () => {
                    const { codes } = await refaireCodes();
                    setARefaire(false);
                    montrerCodes(codes);
                  })
                }
              >
                Créer les codes
              </Bouton>
            </>
          }
        >
          <p>Les anciens ne vaudront plus rien.</p>
        </Fenetre>
      )}
    </Section>
  );
}

function restants(nombre: number): string {
  if (nombre === 0) return 'Il n’en reste aucun.';
  return nombre === 1 ? 'Il en reste 1.' : `Il en reste ${nombre}.`;
}
