import { type Cabinet, FONCTIONS, type Profil, SITUATIONS_FAMILIALES } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { Alerte, Bouton, ChampChoix, classeBouton } from '../../design-system/index.ts';
import { QuitterSansSauvegarder } from '../../platform/QuitterSansSauvegarder.tsx';
import { Section } from '../../platform/Section.tsx';
import { useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { TetePro } from '../clients/TetePro.tsx';
import { ChampTexte } from '../comptes/champs/Champs.tsx';
import { ErreurFormulaire } from '../comptes/champs/ErreurFormulaire.tsx';
import { useSoumission } from '../comptes/champs/useSoumission.ts';
import { ajouterAuProfil, profilQuery } from '../profil/api.ts';
import { ecrireProfil } from '../profil/ecritures.ts';
import { cabinetQuery, modifierCabinet } from './api.ts';
import { CHEMINS_API, controler, lireSaisie, type SaisieProfilPro, versSaisie } from './saisie-profil.ts';
import '../comptes/comptes.css';
import './cabinet.css';

/** How long the success stands before the settings come back. */
const RETOUR_MS = 2_000;
const SITUATIONS: Readonly<Record<(typeof SITUATIONS_FAMILIALES)[number], string>> = {
  celibataire: 'Célibataire',
  marie: 'Marié(e)',
  pacs: 'Pacsé(e)',
  divorce: 'Divorcé(e)',
  veuf: 'Veuf ou veuve',
};

export function PageModifierProfil() {
  useTitre('Modifier le profil');
  const { data: cabinet, error } = useQuery(cabinetQuery);
  const { data: profil, error: erreurProfil } = useQuery(profilQuery);
  return (
    <CadrePro className="compte-page parametres-pro">
      <TetePro retour={{ vers: '/pro/settings', nom: 'Paramètres' }} titre="Modifier le profil" />
      {((error && !cabinet) || (erreurProfil && !profil)) && (
        <Alerte ton="erreur">Erreur lors du chargement du profil</Alerte>
      )}
      {cabinet && profil && <Formulaire cabinet={cabinet} profil={profil} />}
    </CadrePro>
  );
}

function Formulaire({ cabinet, profil }: { cabinet: Cabinet; profil: Profil }) {
  const client = useQueryClient();
  const session = useSession();
  const aller = useNavigate();
  const [fait, setFait] = useState(false);
  const formulaire = useForm<SaisieProfilPro>({
    defaultValues: versSaisie(cabinet, profil),
    resolver: controler,
  });
  const { register, formState } = formulaire;
  useEffect(() => {
    if (!fait) return undefined;
    const attente = setTimeout(() => void aller('/pro/settings'), RETOUR_MS);
    return () => clearTimeout(attente);
  }, [fait, aller]);
  const soumission = useSoumission(formulaire, {
    defaut: 'Erreur lors de la sauvegarde du profil',
    champs: CHEMINS_API,
    action: async (saisie) => {
      if (session.statut !== 'ouverte') return;
      const { modification, personnel } = lireSaisie(saisie, cabinet.droits.modifier);
      client.setQueryData(cabinetQuery.queryKey, await modifierCabinet(modification));
      const { id } = session.utilisateur;
      await ecrireProfil(client, { envoyer: () => ajouterAuProfil(id, personnel) });
      setFait(true);
    },
  });
  const fige = !cabinet.droits.modifier;
  return (
    <FormProvider {...formulaire}>
      <form
        className="formulaire"
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          if (!formState.isSubmitting) void soumission.envoyer();
        }}
      >
        <QuitterSansSauvegarder actif={formState.isDirty && !fait} />
        <ErreurFormulaire erreur={soumission.erreur} />
        {fait && <Alerte ton="succes">Profil mis à jour avec succès.</Alerte>}
        <Section
          titre="Cabinet"
          texte={
            fige ? 'Seul le titulaire du cabinet modifie ces champs.' : 'Tel qu’il paraît sur ce que vous remettez.'
          }
        >
          <div className="deux-champs">
            <ChampTexte nom="company_name" libelle="Société ou cabinet" autoComplete="organization" disabled={fige} />
            <ChampTexte nom="siret" libelle="SIRET" required={false} inputMode="numeric" disabled={fige} />
            <ChampTexte
              nom="address"
              libelle="Adresse"
              required={false}
              autoComplete="street-address"
              disabled={fige}
            />
            <ChampTexte
              nom="phone"
              libelle="Téléphone"
              required={false}
              type="tel"
              autoComplete="tel"
              disabled={fige}
            />
            <ChampTexte nom="website" libelle="Site" required={false} type="url" autoComplete="url" disabled={fige} />
          </div>
        </Section>
        <Section titre="Votre activité" texte="Ce que vos collègues voient de vous.">
          <div className="deux-champs">
            <ChampChoix libelle="Fonction" erreur={formState.errors.role?.message} {...register('role')}>
              <option value="">Non renseignée</option>
              {Object.entries(FONCTIONS).map(([cle, libelle]) => (
                <option key={cle} value={cle}>
                  {libelle}
                </option>
              ))}
            </ChampChoix>
            <ChampTexte nom="specialization" libelle="Spécialité" required={false} />
            <ChampTexte
              nom="years_experience"
              libelle="Années d’expérience"
              required={false}
              type="number"
              min={0}
              max={80}
            />
          </div>
        </Section>
        <Section
          titre="Votre situation fiscale"
          texte={'La vôtre, jamais celle d’un client\u202f: elle sert à vos propres questions.'}
        >
          <div className="deux-champs">
            <ChampTexte nom="tmi" libelle="Tranche marginale (%)" required={false} type="number" min={0} max={49} />
            <ChampChoix libelle="Situation familiale" {...register('situation_familiale')}>
              <option value="">Non renseignée</option>
              {SITUATIONS_FAMILIALES.map((cle) => (
                <option key={cle} value={cle}>
                  {SITUATIONS[cle]}
                </option>
              ))}
            </ChampChoix>
            <ChampTexte nom="nombre_enfants" libelle="Enfants à charge" required={false} type="number" min={0} />
            <ChampTexte
              nom="revenus_annuels"
              libelle="Revenus annuels (€)"
              required={false}
              type="number"
              min={0}
              step={0.01}
            />
            <ChampTexte
              nom="charges_deductibles"
              libelle="Charges déductibles (€)"
              required={false}
              type="number"
              min={0}
              step={0.01}
            />
          </div>
        </Section>
        <div className="gestes-cabinet">
          <Bouton type="submit" rang="principal" disabled={formState.isSubmitting || fait}>
            {formState.isSubmitting ? 'Sauvegarde...' : 'Sauvegarder'}
          </Bouton>
          <Link className={classeBouton()} to="/pro/settings">
            Annuler
          </Link>
        </div>
      </form>
    </FormProvider>
  );
}
