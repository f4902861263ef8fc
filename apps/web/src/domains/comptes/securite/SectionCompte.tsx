import { zodResolver } from '@hookform/resolvers/zod';
import { Courriel } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { Section } from '../../../platform/Section.tsx';
import { actualiserUtilisateur, useSession } from '../../../platform/session.ts';
import { toast } from '../../../platform/toasts.tsx';
import { useBrouillon } from '../../../platform/brouillons.ts';
import { ChampCourriel, ChampTexte } from '../champs/Champs.tsx';
import { Formulaire } from '../champs/Formulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';
import { PREUVE_VIDE, prouver } from '../preuve/api.ts';
import { ChampPreuve } from '../preuve/ChampPreuve.tsx';
import { champsPreuve, verifierPreuve } from '../preuve/schema.ts';
import { changerEmail, changerNom, journalQuery } from './api.ts';

/** Name and address of the account. */
export function SectionCompte() {
  const session = useSession();
  const [ouvert, setOuvert] = useState<'nom' | 'email'>();
  const [envoye, setEnvoye] = useState<string>();
  if (session.statut !== 'ouverte') return null;
  const { fullName, email } = session.utilisateur;
  const fermer = (): void => setOuvert(undefined);
  return (
    <Section titre="Compte" texte="Une nouvelle adresse se confirme par un lien. L’ancienne peut l’annuler.">
      <ul className="lignes">
        <li>
          <div>
            <b>{fullName}</b>
            <span className="doux">Nom du compte</span>
          </div>
          {ouvert !== 'nom' && (
            <Bouton taille="petite" aria-label="Modifier le nom" onClick={() => setOuvert('nom')}>
              Modifier
            </Bouton>
          )}
        </li>
        {ouvert === 'nom' && (
          <li>
            <FormulaireNom initial={fullName} onFini={fermer} />
          </li>
        )}
        <li>
          <div>
            <b className="coupable">{email}</b>
            <span className="doux">Adresse e-mail</span>
          </div>
          {ouvert !== 'email' && (
            <Bouton taille="petite" aria-label="Changer l’adresse e-mail" onClick={() => setOuvert('email')}>
              Changer
            </Bouton>
          )}
        </li>
        {ouvert === 'email' && (
          <li>
            <FormulaireEmail
              onAnnuler={fermer}
              onEnvoye={(message) => {
                setEnvoye(message);
                fermer();
              }}
            />
          </li>
        )}
      </ul>
      {envoye && (
        <Alerte ton="succes">
          <p>{envoye}</p>
        </Alerte>
      )}
    </Section>
  );
}

const Nom = z.object({ fullName: z.string().trim().min(1, 'Indiquez votre nom.').max(120, 'Ce nom est trop long.') });

function FormulaireNom({ initial, onFini }: { initial: string; onFini: () => void }) {
  const formulaire = useForm({ resolver: zodResolver(Nom), defaultValues: { fullName: initial } });
  useBrouillon(formulaire, 'nom-du-compte');
  const soumission = useSoumission(formulaire, {
    defaut: 'Le nom n’a pas pu être enregistré. Réessayez.',
    action: async ({ fullName }) => {
      actualiserUtilisateur(await changerNom(fullName));
      onFini();
      toast('Nom enregistré.');
    },
  });
  return (
    <Formulaire
      formulaire={formulaire}
      soumission={soumission}
      bouton="Enregistrer"
      enCours="Enregistrement..."
      compact
      actions={<Bouton onClick={onFini}>Annuler</Bouton>}
    >
      <ChampTexte nom="fullName" libelle="Nom complet" autoComplete="name" />
    </Formulaire>
  );
}

const Email = z.object({ newEmail: Courriel, ...champsPreuve }).superRefine(verifierPreuve);

function FormulaireEmail({ onAnnuler, onEnvoye }: { onAnnuler: () => void; onEnvoye: (message: string) => void }) {
  const client = useQueryClient();
  const formulaire = useForm({ resolver: zodResolver(Email), defaultValues: { newEmail: '', ...PREUVE_VIDE } });
  useBrouillon(formulaire, 'nouvelle-adresse');
  const soumission = useSoumission(formulaire, {
    defaut: 'L’adresse n’a pas pu être changée. Réessayez.',
    action: async ({ newEmail, ...saisie }) => {
      const { message } = await changerEmail({ newEmail, ...(await prouver(saisie)) });
      void client.invalidateQueries({ queryKey: journalQuery.queryKey });
      onEnvoye(message);
    },
  });
  return (
    <Formulaire
      formulaire={formulaire}
      soumission={soumission}
      bouton="Envoyer le lien"
      enCours="Envoi..."
      compact
      actions={<Bouton onClick={onAnnuler}>Annuler</Bouton>}
    >
      <ChampCourriel nom="newEmail" libelle="Nouvelle adresse e-mail" autoComplete="email" />
      <ChampPreuve />
    </Formulaire>
  );
}
