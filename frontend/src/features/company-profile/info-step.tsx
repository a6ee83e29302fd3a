import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIsLive } from '@/entities/market/hooks'
import { boot } from '@/lib/boot'
import { inOrder } from '@/lib/i18n/in-order'
import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { Disclosure } from '@/ui/disclosure'
import { Card, Stack } from '@/ui/layout'
import { Section } from '@/ui/section'
import { SelectField } from '@/ui/select-field'
import { TextAreaField, TextField } from '@/ui/text-field'
import { NumberField } from '@/ui/tidy-field'
import { CompanyFile, useCompanyFields, useCompanyForm } from './company-fields'
import { GstField, PanField } from './identity-fields'

/** The industries to choose from, with the stored one even if the list no longer has it. */
function useIndustries(): string[] {
  const { jp_industry_master: stored } = useCompanyForm().formState.defaultValues ?? {}
  const listed = boot.industries ?? []
  return inOrder(!stored || listed.includes(stored) ? listed : [...listed, stored], (name) => __(name))
}

function DocumentName() {
  const field = useCompanyFields()
  const { control } = useCompanyForm()
  const company = useWatch({ control, name: 'company_name' }).trim()
  return (
    <TextField
      {...field('selected_document')}
      placeholder={__('Certificate of {0}', [company || __('your company')])}
    />
  )
}

function OtherDocument() {
  const { control } = useCompanyForm()
  const document = useWatch({ control, name: 'document_one' })
  return (
    <>
      <CompanyFile name="document_one" />
      {document !== '' && <DocumentName />}
    </>
  )
}

function OfIndustry() {
  const field = useCompanyFields()
  return (
    <>
      <SelectField
        {...field('jp_industry_master')}
        options={useIndustries()}
        placeholder={__('Select industry')}
      />
      <NumberField {...field('company_founded')} placeholder={__('Year, for example 1987')} />
      <TextField {...field('company_website')} inputMode="url" autoComplete="url" autoCapitalize="none" />
    </>
  )
}

const Specialization = () => (
  <TextField
    {...useCompanyFields()('specialization')}
    placeholder={__('For example: cotton sarees, school uniforms')}
  />
)

const optional = [
  'company_logo',
  'jp_industry_master',
  'company_founded',
  'company_website',
  'specialization',
] as const

/** The optional fields, folded. The section is open if one of them has a value. */
function More() {
  const [isOpen, setOpen] = useState(false)
  const { control, formState } = useCompanyForm()
  const values = useWatch({ control, name: optional })
  // It stays open when the last of them is emptied.
  if (!isOpen && (values.some(Boolean) || formState.errors.company_logo)) setOpen(true)
  return (
    <Disclosure label={__('More about the company')} isOpen={isOpen}>
      <Stack gap="5">
        <CompanyFile name="company_logo" />
        <OfIndustry />
        <Specialization />
      </Stack>
    </Disclosure>
  )
}

/** The first step: the company's details and documents. */
export function InfoStep() {
  const field = useCompanyFields()
  const isLive = useIsLive()
  return (
    <>
      <Card>
        <Stack gap="5">
          {!isLive && <CompanyFile name="company_logo" />}
          <TextField {...field('company_name')} autoComplete="organization" />
          <SelectField
            {...field('company_type')}
            options={options.company_types}
            placeholder={__('Select company type')}
            helper={isLive ? __('A shop with one owner is a Sole Proprietorship.') : undefined}
          />
          {!isLive && <OfIndustry />}
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextAreaField
            {...field('about_company')}
            placeholder={isLive ? __('For example: grocery shop in Kothrud, three people') : undefined}
          />
          {isLive ? <More /> : <Specialization />}
        </Stack>
      </Card>
      <Section heading={__('Documents')} gap="5">
        <GstField />
        <PanField />
        <CompanyFile
          name="gov_approved_company_reg_doc"
          examples={isLive ? __('For example: Udyam certificate, shop licence, GST certificate.') : undefined}
        />
        <CompanyFile name="company_pan_card" />
        <OtherDocument />
      </Section>
    </>
  )
}
