interface ReferenceProps {
	/** The words around the reference, with `{reference}` in its place. */
	template: string;
	/** What it is good for. */
	use: string;
	reference: string;
}

/** What staff and visitor call a request, large enough to be read out; one tap selects all of it. */
export function Reference({ template, use, reference }: ReferenceProps) {
	const [before, after] = template.split("{reference}");
	return (
		<div className="reference">
			<p className="reference__line">
				{before}
				<strong className="reference__code" translate="no">
					{reference}
				</strong>
				{after}
			</p>
			<p className="reference__use">{use}</p>
		</div>
	);
}
