import { zodResolver } from '@hookform/resolvers/zod';
import type { Passkey } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Bouton } from '../../../design-system/index.ts';
import { dateLongue, depuis } from '../../../platform/dates.ts';
import { ApiError } from '../../../platform/erreurs.ts';
import { Section } from '../../../platform/Section.tsx';
import { toast } from '../../../platform/toasts.tsx';
import { ChampTexte } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';
import { passkeysPossibles, phrasePasskey } from '../passkeys.ts';
import { PREUVE_VIDE, prouver } from '../preuve/api.ts';
import { ChampPreuve } from '../preuve/ChampPreuve.tsx';
import { FormulairePreuve } from '../preuve/FormulairePreuve.tsx';
import { champsPreuve, verifierPreuve } from '../preuve/schema.ts';
import { ajouterPasskey, passkeysQuery, retirerPasskey } from './api.ts';

/** Keys held by the devices: no password to type, none to steal. */
export function SectionPasskeys() {
  const client = useQueryClient();
  const { data, error } = useQuery(passkeysQuery);
  const [ouvert, setOuvert] = useState(false);
  const [aRetirer, setARetirer] = useState<Passkey['id']>();
  const relire = (): void => {
    for (const queryKey of [passkeysQuery.queryKey, ['journal'], ['appareils']]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  return (
    <Section
      titre="Clés d’accès"
      texte="Votre appareil s’ouvre avec votre doigt, votre visage ou son code, et vous connecte sans mot de passe."
      erreur={error}
      action={!ouvert && passkeysPossibles() && <Bouton onClick={() => setOuvert(true)}>Ajouter une clé</Bouton>}
    >
      {!passkeysPossibles() && <p className="petit">Ce navigateur ne connaît pas les clés d’accès.</p>}
      {ouvert && (
        <div className="feuille bloc">
          <Ajout
            onAnnuler={() => setOuvert(false)}
            onAjoutee={() => {
              setOuvert(false);
              toast('Clé d’accès ajoutée.');
              relire();
            }}
          />
        </div>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="lignes">
          {data.passkeys.map((cle) => (
            <li key={cle.id} className={aRetirer === cle.id ? 'deployee' : ''}>
              <div>
                <b>{cle.nom}</b>
                <span className="doux">
                  Ajoutée le {dateLongue(cle.creeLe)}
                  {cle.utiliseLe && `, utilisée ${depuis(cle.utiliseLe)}`}
                  {cle.synchronisee && ', copiée par votre trousseau'}
                </span>
              </div>
              {aRetirer === cle.id ? (
                <FormulairePreuve
                  bouton="Retirer la clé"
                  enCours="Retrait..."
                  defaut="La clé n’a pas pu être retirée. Réessayez."
                  danger
                  onAnnuler={() => setARetirer(undefined)}
                  action={async (preuve) => {
                    await retirerPasskey(cle.id, preuve);
                    setARetirer(undefined);
                    toast('Clé d’accès retirée.');
                    relire();
                  }}
                />
              ) : (
                <Bouton
                  taille="petite"
                  rang="danger"
                  aria-label={`Retirer ${cle.nom}`}
                  onClick={() => setARetirer(cle.id)}
                >
                  Retirer
                </Bouton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const Saisie = z
  .object({ nom: z.string().trim().min(1, 'Donnez un nom à cette clé.').max(60), ...champsPreuve })
  .superRefine(verifierPreuve);

function Ajout({ onAjoutee, onAnnuler }: { onAjoutee: () => void; onAnnuler: () => void }) {
  const formulaire = useForm({ resolver: zodResolver(Saisie), defaultValues: { nom: '', ...PREUVE_VIDE } });
  const soumission = useSoumission(formulaire, {
    defaut: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
    // The device's own refusals are not the server's.
    dire: (error) => (error instanceof ApiError ? undefined : phrasePasskey(error)),
    action: async ({ nom, ...saisie }) => {
      await ajouterPasskey(nom, await prouver(saisie));
      onAjoutee();
    },
  });
  return (
    <Formulaire
      formulaire={formulaire}
      soumission={soumission}
      bouton="Créer la clé"
      enCours="En attente de votre appareil..."
      compact
      actions={<Bouton onClick={onAnnuler}>Annuler</Bouton>}
    >
      <ChampTexte
        nom="nom"
        libelle="Nom de la clé"
        aide="Pour la reconnaître dans la liste, par exemple «&#8239;Téléphone&#8239;»."
        autoComplete="off"
        maxLength={60}
      />
      <ChampPreuve />
    </Formulaire>
  );
}
