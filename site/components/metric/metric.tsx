import type { Metric as MetricProps } from "../../../content-model/fields/parts.ts";

/** A figure with what it counts and its disclaimer; stands in a `<dl>`. */
export function Metric({ value, suffix, label, note }: MetricProps) {
	return (
		<div className="metric">
			<dt className="metric__label small">{label}</dt>
			<dd className="metric__value display">
				{value}
				{suffix && (
					<span className="metric__suffix" data-sign={suffix}>
						{suffix}
					</span>
				)}
			</dd>
			{note && <dd className="metric__note balanced above--3 small">{note}</dd>}
		</div>
	);
}
